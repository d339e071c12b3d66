import { Icon } from './Icon.tsx';
import styles from './Rotator.module.css';

interface RotatorProps {
  /** How the heading begins. */
  claim: string;
  /** Four words that end it in turn, three seconds each. */
  words: readonly string[];
  /** The whole heading as one plain sentence, for screen readers. */
  spoken: string;
  /** Name of the control that stops the words. */
  pause: string;
}

/** A page's main heading whose last word changes, with a control beside it that stops this. */
export function Rotator({ claim, words, spoken, pause }: RotatorProps) {
  const lastSpace = claim.lastIndexOf(' ');
  return (
    <div className={styles.rotator}>
      <h1 className={styles.heading}>
        <span className="visually-hidden">{spoken}</span>
        <span aria-hidden="true">
          {claim.slice(0, lastSpace)}{' '}
          <span className={styles.tail}>
            {claim.slice(lastSpace + 1)}{' '}
            <span className={styles.words}>
              {words.map((word) => (
                <span key={word} className={styles.word}>
                  {word}
                </span>
              ))}
            </span>
          </span>
        </span>
      </h1>
      <label className={styles.control}>
        <input type="checkbox" className={styles.switch} />
        <span className="visually-hidden">{pause}</span>
        <Icon name="pause" size={20} />
        <Icon name="play" size={20} />
      </label>
    </div>
  );
}
