import type { ReactNode } from 'react';
import { city, SLANT, type BlockColour, type CityShape, type Frame } from '../geometry/city.ts';
import { smooth, straight } from '../geometry/path.ts';
import { cityPalette, palette } from '../palette.ts';
import { ground, plan } from '../plan.ts';

interface CityDrawingProps {
  /** Where it lies in another drawing. */
  x?: number;
  y?: number;
  /** The colour of the streets, the same as that of what the picture lies on. */
  streets: string;
  frame: Frame;
  /** Where the blocks are only outlined. */
  isUnseen?: CityShape['isUnseen'];
  /** Where nothing is built. */
  isOpen?: CityShape['isOpen'];
  /** What is drawn over the city, in the plane of the city. */
  children?: ReactNode;
}

/** A piece of the city as a picture of its own. */
export function CityDrawing({
  x,
  y,
  streets,
  frame,
  isUnseen = ground.isUnseen,
  isOpen = ground.isOpen,
  children,
}: CityDrawingProps) {
  const paths = city({ ...ground, frame, isUnseen, isOpen });
  const { left, top, width, height } = frame;
  const slant = `rotate(${String(SLANT)})`;
  const river = smooth(plan.river);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={`${String(left)} ${String(top)} ${String(width)} ${String(height)}`}
      fill="none"
      strokeLinecap="round"
    >
      <g transform={slant}>
        {(Object.keys(paths.blocks) as BlockColour[]).map((colour) => (
          <path key={colour} d={paths.blocks[colour]} fill={cityPalette[colour]} fillRule="evenodd" />
        ))}
        <path d={paths.outlines} stroke={palette.line} strokeWidth="1.5" />
        <path d={paths.gardens} fill={palette.mint} />
        <path d={paths.fountains} stroke={palette.sky} strokeWidth="14" />
        <path d={paths.stripes} stroke={streets} strokeWidth="4" />
        <path d={paths.trees} stroke={cityPalette.tree} strokeWidth="10" />
      </g>
      <path d={straight(plan.avenue)} stroke={streets} strokeWidth="34" />
      <path d={straight(plan.avenue)} stroke={cityPalette.tree} strokeWidth="7" strokeDasharray="0 29" />
      <path d={river} stroke={streets} strokeWidth={plan.riverWidth + 2 * plan.bankWidth} />
      <path d={river} stroke={palette.sky} strokeWidth={plan.riverWidth} />
      <path d={smooth(plan.quay)} stroke={cityPalette.tree} strokeWidth="8" strokeDasharray="0 29" />
      <path d={plan.bridges.join('')} transform={slant} stroke={streets} strokeWidth="20" />
      {children}
    </svg>
  );
}
