import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Topic } from '../content/schemas/topic.ts';
import type { Settings } from '../settings.ts';
import styles from './TopicHero.module.css';

interface TopicHeroProps {
  topic: Topic;
  navigation: Navigation;
  settings: Settings;
  /**
   * `bleed`: the drawing runs off the right edge; `inset`: it stands inside the page, for product screens; `desk`: a
   * screen so large that its right and lower edges stay out of sight.
   */
  arrangement?: 'bleed' | 'inset' | 'desk';
  children?: ReactNode;
}

/** The first screen: what it is, for whom, one action, and the page's own drawing. */
export function TopicHero({ topic, navigation, settings, arrangement = 'bleed', children }: TopicHeroProps) {
  return (
    <section className={styles.hero} data-ground={topic.ground}>
      <div className={`${String(styles.grid)} ${String(styles[arrangement])}`}>
        <div className={styles.words}>
          <p className={styles.family}>{topic.family}</p>
          <h1>{topic.hero.heading}</h1>
          <p className={styles.lead}>{topic.hero.lead}</p>
          <Button href={settings.bookingLink} newTab={navigation.newTab}>
            {navigation.bookCall}
          </Button>
        </div>
        <div className={styles.drawing}>{children}</div>
      </div>
    </section>
  );
}
