import styles from './NeedleLoop.module.css';

/** Where the thread ends: it comes in over the upper edge of the closing label, and the needle rests. */
export function NeedleLoop() {
  return (
    <svg className={styles.drawing} width="260" height="190" viewBox="-135 0 260 190" aria-hidden="true">
      <g transform="translate(-122 170)rotate(-14)">
        <path className={styles.needle} d="M0 0C120-4 195-11 213 0C195 11 120 4 0 0Z" />
        <path className={styles.eye} d="M166 0H196" />
      </g>
      <path className={styles.thread} d="M0-4C0 70 116 40 116 100S84 140 50 127" />
    </svg>
  );
}
