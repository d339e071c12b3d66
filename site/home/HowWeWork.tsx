import { Icon } from '../components/Icon.tsx';
import type { Home } from '../content/schemas/home.ts';
import { ThreadPath } from '../illustrations/ThreadPath.tsx';
import styles from './HowWeWork.module.css';

/** The four steps from a first call to the first map, along the thread. */
export function HowWeWork({ steps }: { steps: Home['steps'] }) {
  return (
    <section className={styles.section} data-ground="linen">
      <div className={styles.head}>
        <h2>{steps.heading}</h2>
        <p>{steps.lead}</p>
      </div>
      <ThreadPath
        steps={steps.items.map(({ icon, title, description, link }, index) => ({
          marker: <Icon name={icon} size={28} />,
          content: (
            <div className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>
                {description} <a href={link.address}>{link.label}</a>
              </p>
            </div>
          ),
        }))}
      />
    </section>
  );
}
