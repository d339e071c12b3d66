import { useId, type ReactNode } from 'react';
import styles from './Sewn.module.css';

interface SewnProps {
  /** Path data of the runs that the thread follows, each drawn from its beginning. */
  runs: readonly string[];
  children: ReactNode;
}

/**
 * Lets what is drawn along some paths, inside an SVG, appear as if it were being sewn, while the nearest ancestor with
 * the view timeline `--thread` scrolls into view. Where the browser cannot, or on paper, all of it is there at once.
 */
export function Sewn({ runs, children }: SewnProps) {
  const mask = useId();
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-5000" y="-5000" width="10000" height="10000">
        {runs.map((run) => (
          <path key={run} className={styles.sewn} d={run} pathLength={1} />
        ))}
      </mask>
      <g mask={`url(#${mask})`}>{children}</g>
    </>
  );
}
