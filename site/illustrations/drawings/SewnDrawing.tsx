import { smooth } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { palette } from '../palette.ts';

interface SewnDrawingProps {
  /** The runs of the thread, each through its points. */
  runs: readonly (readonly Point[])[];
  /** The colour of what lies under the thread and shows beside it. */
  ground: string;
}

/** The thread as a line of stitches, in drawings that stand in files of their own. */
export function SewnDrawing({ runs, ground }: SewnDrawingProps) {
  const path = runs.map((run) => smooth(run)).join('');
  return (
    <g fill="none">
      <path d={path} stroke={ground} strokeWidth="13" />
      <path d={path} stroke={palette.coral} strokeWidth="5" strokeLinecap="round" strokeDasharray="13 14" />
    </g>
  );
}
