import { Tabs } from '../components/Tabs.tsx';
import type { Home } from '../content/schemas/home.ts';
import styles from './OrdinaryDay.module.css';
import { TabScene } from './TabScene.tsx';

interface OrdinaryDayProps {
  /** The id by which links lead here. */
  id: string;
  tabs: Home['tabs'];
}

/** What the product changes, in four tabs. */
export function OrdinaryDay({ id, tabs }: OrdinaryDayProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 id={`${id}-heading`}>{tabs.heading}</h2>
      <Tabs
        labelledBy={`${id}-heading`}
        initial={tabs.initial}
        tabs={tabs.items.map(({ image, description, highlight, ...tab }) => ({
          ...tab,
          children: <Description text={description} highlight={highlight} />,
          image: <TabScene image={image} />,
        }))}
      />
    </section>
  );
}

function Description({ text, highlight }: { text: string; highlight: string }) {
  const [before, after] = text.split(highlight);
  return (
    <p>
      {before}
      <mark className={styles.highlight}>{highlight}</mark>
      {after}
    </p>
  );
}
