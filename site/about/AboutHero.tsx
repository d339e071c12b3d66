import type { About } from '../content/schemas/about.ts';
import styles from './AboutHero.module.css';

/** What the organisation believes, in one line. */
export function AboutHero({ hero }: { hero: About['hero'] }) {
  return (
    <section className={styles.hero}>
      <h1>{hero.heading}</h1>
      <p>{hero.lead}</p>
    </section>
  );
}
