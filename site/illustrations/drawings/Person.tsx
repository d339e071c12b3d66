import type { ReactNode } from 'react';
import { palette } from '../palette.ts';

const skins = { light: '#dfa07c', brown: '#9a6240', dark: '#5f3c2b' };

const hairs = {
  bun: {
    colour: palette.ink,
    shape:
      'M-7-67a8.5 8.5 0 0 1 15-6c-4-.5-7 1-9 4.5-.5 1.5-1 4-2 5.5-2-.5-3.5-2-4-4ZM-10.5-75a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  },
  short: { colour: palette.ink, shape: 'M-7-67a8.5 8.5 0 0 1 15.5-5.5c-4 1.5-8 1-10.5 2.5l-1.5 5c-1.5.3-3-.5-3.5-2Z' },
  curls: {
    colour: '#a9a196',
    shape:
      'M-6-63a4 4 0 0 1-1.5-6 4 4 0 0 1 2-6.5 4.5 4.5 0 0 1 6.5-2.5 4.5 4.5 0 0 1 6.5 2.5c1 1.5.5 2.5 0 3-3-.5-6 .5-8 2.5-.5 2.5-1.5 5-5.5 7Z',
  },
};

interface PersonProps {
  /** Where the feet stand, on the ground line of a shopfront. */
  x: number;
  coat: 'pine' | 'coral' | 'slate';
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  /** Which way the person looks. */
  facing: 'left' | 'right';
  /** What the person carries, drawn in front. */
  children?: ReactNode;
}

/** A passer-by in profile, 78 units tall. */
export function Person({ x, coat, skin, hair, facing, children }: PersonProps) {
  return (
    <g transform={`translate(${x} 128)${facing === 'left' ? ' scale(-1 1)' : ''}`}>
      <path strokeWidth="6" d="M-3-32-6.5-3.5h-1.5M3-32 7-3.5h2.5" />
      <path fill={skins[skin]} d="M-3-64h7v7h-7Z" />
      <circle fill={skins[skin]} cx="1" cy="-69" r="7.5" />
      <path fill={hairs[hair].colour} strokeWidth="1.2" d={hairs[hair].shape} />
      <path fill={palette[coat]} d="M-9-51c0-5 3-9.5 9.5-9.5S10-56 10-51l1.5 22h-22Z" />
      <path d="M1-51v9.5l8 5.5" />
      {children}
    </g>
  );
}
