import { brandMark } from './brand-mark.ts';
import styles from './logos.module.css';

/** The mark that stands before the brand's name. */
export function BrandMark({ size = 34 }: { size?: number }) {
  const { width, height, upright, halfTurn, thread, threadWidth } = brandMark;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path fill="currentColor" d={upright} />
      <path fill="currentColor" d={upright} transform={halfTurn} />
      <path className={styles.thread} strokeWidth={threadWidth} d={thread} />
    </svg>
  );
}
