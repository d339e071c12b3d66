import { smooth } from '../geometry/path.ts';
import { tangle } from '../geometry/tangle.ts';
import { palette } from '../palette.ts';

const thread = tangle({
  seed: 11,
  from: { place: [-40, 30], heading: 0.5 },
  centre: [225, 165],
  radii: [200, 105],
  length: 190,
}).filter((_, index) => index % 2 === 0);

/** The thread that lies about the scraps of paper; it stretches with them. */
export function ScrapsDrawing() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="500"
      height="360"
      viewBox="-45 -15 500 360"
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
    >
      <path d={smooth(thread)} stroke={palette.coral} strokeWidth="4" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
