import { useId } from 'react';
import { smooth } from './geometry/path.ts';
import type { Point } from './geometry/point.ts';
import styles from './Stitches.module.css';

interface StitchesProps {
  /** The runs of the thread, each through its points. */
  runs: readonly (readonly Point[])[];
  /** Whether the ground shows beside the thread, as over a map. */
  cased?: boolean;
}

/**
 * The thread as a line of stitches, inside an SVG. Where the browser can, it sews itself as its nearest ancestor with
 * the view timeline `--thread` scrolls into view.
 */
export function Stitches({ runs, cased = false }: StitchesProps) {
  const mask = useId();
  const path = runs.map((run) => smooth(run)).join('');
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-5000" y="-5000" width="10000" height="10000">
        {runs.map((run) => (
          <path key={smooth(run)} className={styles.sewn} d={smooth(run)} pathLength={1} />
        ))}
      </mask>
      <g mask={`url(#${mask})`}>
        {cased && <path className={styles.casing} d={path} />}
        <path className={styles.stitches} d={path} />
      </g>
    </>
  );
}
