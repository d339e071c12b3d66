import { smooth } from './geometry/path.ts';
import type { Point } from './geometry/point.ts';
import { Sewn } from './Sewn.tsx';
import styles from './Stitches.module.css';

interface StitchesProps {
  /** The runs of the thread, each through its points. */
  runs: readonly (readonly Point[])[];
  /** Whether the ground shows beside the thread, as over a map. */
  cased?: boolean;
}

/** The thread as a line of stitches, inside an SVG. */
export function Stitches({ runs, cased = false }: StitchesProps) {
  const paths = runs.map((run) => smooth(run));
  const path = paths.join('');
  return (
    <Sewn runs={paths}>
      {cased && <path className={styles.casing} d={path} />}
      <path className={styles.stitches} d={path} />
    </Sewn>
  );
}
