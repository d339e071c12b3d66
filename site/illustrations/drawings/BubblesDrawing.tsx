import { smooth } from '../geometry/path.ts';
import { loosen, tangle } from '../geometry/tangle.ts';
import { palette } from '../palette.ts';
import { Weave } from '../Weave.tsx';

const WIDTH = 6;
/** Where the thread leaves the first bubble. */
const BORDER = 306;

const thread = loosen(
  tangle({
    seed: 27,
    from: { place: [58, 50], heading: 0.6 },
    centre: [156, 130],
    radii: [104, 72],
    length: 270,
  }),
  { place: [356, 206], heading: 0.7 },
  [24, 16],
);
const leaves = thread.findLastIndex(([x]) => x < BORDER);

/** Two speech bubbles: what comes in as a tangle is answered in even stitches. */
export function BubblesDrawing() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="660"
      height="464"
      viewBox="0 0 660 464"
      fill="none"
      strokeLinecap="round"
    >
      <g stroke={palette.ink} strokeWidth="2.5" strokeLinejoin="round">
        <path
          d="M38 2H282A36 36 0 0 1 318 38V220A36 36 0 0 1 282 256H112L56 314L64 256H38A36 36 0 0 1 2 220V38A36 36 0 0 1 38 2Z"
          fill={palette.lilac}
        />
        <path
          d="M376 160H620A36 36 0 0 1 656 196V360A36 36 0 0 1 620 396H604L614 456L548 396H376A36 36 0 0 1 340 360V196A36 36 0 0 1 376 160Z"
          fill={palette.mint}
        />
      </g>
      <Weave points={thread.slice(0, leaves + 1)} colour={palette.coral} ground={palette.lilac} width={WIDTH} />
      <path d={smooth(thread, leaves)} stroke={palette.coral} strokeWidth={WIDTH} />
      <path
        d="M356 206C392 238 480 214 598 216A25 25 0 0 1 598 266H402A25 25 0 0 0 402 316H544"
        stroke={palette.coral}
        strokeWidth={WIDTH}
        strokeDasharray="16 15"
      />
    </svg>
  );
}
