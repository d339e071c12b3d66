import { icons } from '../../components/icons.ts';
import { kindGround, type Kind } from '../../scenes/kinds.ts';
import type { Point } from '../geometry/point.ts';
import { palette } from '../palette.ts';
import { pinShape } from '../pin-shape.ts';

/** A place on a map, in drawings that stand in files of their own. `at` is where its tip stands. */
export function PinDrawing({ kind, at: [x, y], scale = 1 }: { kind: Kind; at: Point; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}
      fill="none"
      stroke={palette.ink}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={pinShape} fill={palette[kindGround[kind]]} strokeWidth="2" />
      <path d={icons[kind]} transform="translate(-11-43)scale(.92)" strokeWidth="1.75" />
    </g>
  );
}
