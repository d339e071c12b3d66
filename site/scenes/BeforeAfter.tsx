import type { Side } from '../content/schemas/scenes.ts';
import styles from './BeforeAfter.module.css';

/** The same morning twice, side by side: as it is and as it can be. */
export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  return (
    <div className={styles.container}>
      <div className={styles.sides}>
        {[before, after].map((side, index) => (
          <div key={side.label} className={styles.side} data-ground={index === 0 ? 'linen' : 'mint'}>
            <h3>{side.label}</h3>
            <ol role="list">
              {side.items.map(({ time, text }) => (
                <li key={time}>
                  <span className={styles.time}>{time}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p className={styles.sum}>{side.sum}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
