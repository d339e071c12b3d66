import { smooth } from './geometry/path.ts';
import type { Point } from './geometry/point.ts';

/** Every other point is enough to draw by. */
const THINNING = 2;
/** How many points are laid at a time: fewer than the tightest loop has, so that no piece crosses itself. */
const PIECE = 5;

interface WeaveProps {
  points: readonly Point[];
  colour: string;
  /** The colour of what lies under the thread: its margin makes the later strand cross above the earlier one. */
  ground: string;
  width?: number;
}

/** A thread laid piece by piece, each over what lies there already. */
export function Weave({ points, colour, ground, width = 5 }: WeaveProps) {
  const drawn = points.filter((_, index) => index % THINNING === 0 || index === points.length - 1);
  const pieces = Array.from({ length: Math.ceil((drawn.length - 1) / PIECE) }, (_, index) =>
    smooth(drawn, index * PIECE, (index + 1) * PIECE),
  );
  return pieces.map((piece) => (
    <g key={piece}>
      <path d={piece} stroke={ground} strokeWidth={width + 8} strokeLinecap="butt" />
      <path d={piece} stroke={colour} strokeWidth={width} />
    </g>
  ));
}
