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
      <path d="M2 14C5 6 13 2 17 5.500C21 9 18 15.500 13 15C8 14.500 8.500 7 15 4.500" />
      <path className={styles.casing} d="M17 5.500C20 4.500 22 7 26 6" />
      <path d="M15 4.500C19 3 21 7.500 25.500 7.500M32 8h3M40 8h2" />
    </svg>
  );
}
