import styles from './Stitch.module.css';

/** A horizontal line of stitches, as wide as its parent. */
export function StitchDivider() {
  return <span className={styles.divider} aria-hidden="true" />;
}

/** A vertical line of stitches along an edge of its positioned parent; it sews itself as one scrolls. */
export function StitchSeam({ side = 'start' }: { side?: 'start' | 'end' }) {
  return <span className={`${String(styles.seam)} ${String(styles[side])}`} aria-hidden="true" />;
}

/** A stitched frame on the rounded edge of its positioned parent. */
export function StitchFrame() {
  return (
    <svg className={styles.frame} aria-hidden="true">
      <rect />
    </svg>
  );
}

/** A thread that makes one loop and then runs in stitches: beside the terms of a first call. */
export function FalseStart() {
  return (
    <svg className={styles.falseStart} width="44" height="18" viewBox="0 0 44 18" aria-hidden="true">
      <path d="M2 15.5C3.5 10.5 9 6.8 14 6.8A4.7 4.7 0 1 1 9.3 11.5" />
      <path className={styles.casing} d="M9.4 10C9.8 7.5 11 5.5 13 4" />
      <path d="M9.3 11.5C9.3 5.5 13 2 17.5 2C23 2 22.5 8.5 28 8.5M34 8.5h3M42 8.5h.5" />
    </svg>
  );
}
