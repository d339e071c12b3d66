import type { ReactNode } from 'react';
import type { Topic } from '../content/schemas/topic.ts';
import styles from './Feature.module.css';

interface FeatureProps {
  feature: Topic['features'][number];
  /**
   * `panel`: a coloured panel that bleeds off the right edge, words on the left; `bleed`: the drawing runs off the
   * left edge, words on the right; `inset`: words on the right, the drawing inside the page on the left; `wide`: words
   * above, the drawing over the whole width below.
   */
  arrangement: 'panel' | 'bleed' | 'inset' | 'wide';
  /** Colour behind the drawing. */
  ground?: 'paper' | 'linen' | 'sky' | 'lilac' | 'blush' | 'mint' | 'sun' | 'deep';
  children: ReactNode;
}

/** One thing the product does about the problem, with its drawing. */
export function Feature({ feature, arrangement, ground, children }: FeatureProps) {
  return (
    <section className={`${String(styles.feature)} ${String(styles[arrangement])}`}>
      <div className={styles.words}>
        <h2>{feature.heading}</h2>
        <div className={styles.text}>
          {feature.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {feature.points && (
            <ul className={styles.points}>
              {feature.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.drawing} data-ground={ground}>
        {children}
      </div>
    </section>
  );
}
