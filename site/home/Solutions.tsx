import { Icon } from '../components/Icon.tsx';
import type { Home } from '../content/schemas/home.ts';
import { PatchDrawing } from './PatchDrawing.tsx';
import styles from './Solutions.module.css';

/** The six solutions as patches of one fabric, and on its hem the way to the page about research. */
export function Solutions({ solutions }: Pick<Home, 'solutions'>) {
  const { heading, lead, cards, research } = solutions;
  return (
    <section className={styles.solutions}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul role="list" className={styles.patches}>
        {cards.map((card) => (
          <li key={card.link} className={styles.patch} data-ground={card.colour}>
            <Words {...card} />
            <PatchDrawing link={card.link} />
          </li>
        ))}
      </ul>
      <div className={styles.hem}>
        <Words {...research} />
      </div>
    </section>
  );
}

type Entry = Pick<Home['solutions']['cards'][number], 'icon' | 'title' | 'description'> & { link: string };

function Words({ icon, title, description, link }: Entry) {
  return (
    <div className={styles.words}>
      <Icon name={icon} size={30} />
      <h3>
        <a href={link}>{title}</a>
      </h3>
      <p>{description}</p>
      <span className={styles.arrow}>
        <Icon name="arrow-right" size={20} />
      </span>
    </div>
  );
}
