import type { Point } from './point.ts';
import { seeded } from './random.ts';

/** How far apart two blocks lie, how deep one is, how much of its corners is cut, how wide its courtyard is (px). */
const PITCH = 87;
const DEPTH = 71;
const CHAMFER = 17;
const COURT = 35;
const GARDEN = 23;
/** How far the streets are turned against the frame (degrees). */
export const SLANT = -22;

/** Where a map's picture lies on the plane of the city (px). */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CityShape {
  seed: number;
  /** The part of the plane to be covered. */
  frame: Frame;
  /** Where nothing is built. */
  isOpen: (place: Point) => boolean;
  /** Where the blocks are a park. */
  isPark: (place: Point) => boolean;
  /** Where the blocks are only outlined: the thread has not been there. */
  isUnseen: (place: Point) => boolean;
}

/** What colours a block: the drawing knows the colours. */
export type BlockColour = 'stone' | 'sand' | 'clay' | 'rose' | 'lilac' | 'honey' | 'park';

/** Path data in the streets' own frame, to be turned by `SLANT`. Blocks leave their courtyards open (even-odd). */
export interface CityPaths {
  blocks: Record<BlockColour, string>;
  outlines: string;
  gardens: string;
  /** Lines of no length: a round cap makes each a dot. */
  fountains: string;
  trees: string;
  /** The roofs of halls. */
  stripes: string;
}

/** Where the trees of a park block stand, from its middle. */
const TREES: readonly Point[] = [
  [-14, -16],
  [8, -20],
  [22, -4],
  [-2, -1],
  [-22, 6],
  [14, 16],
  [-8, 20],
];

/** A place on the plane, seen from the streets' own frame, or back again with the slant reversed. */
function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function block(x: number, y: number, length: number): string {
  const [across, down] = [length - 2 * CHAMFER, DEPTH - 2 * CHAMFER];
  const cut = CHAMFER;
  const start = `M${x - length / 2 + cut} ${y - DEPTH / 2}`;
  return `${start}h${across}l${cut} ${cut}v${down}l-${cut} ${cut}h-${across}l-${cut}-${cut}v-${down}z`;
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h-${width}z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

function dot(x: number, y: number): string {
  return `M${x} ${y}h0`;
}

function colourOf(chance: number): Exclude<BlockColour, 'park'> {
  if (chance < 0.36) return 'stone';
  if (chance < 0.68) return 'sand';
  if (chance < 0.78) return 'clay';
  if (chance < 0.86) return 'rose';
  return chance < 0.94 ? 'honey' : 'lilac';
}

/** A city of chamfered blocks with courtyards: the same city for the same seed, wherever the frame is laid over it. */
export function city({ seed, frame, isOpen, isPark, isUnseen }: CityShape): CityPaths {
  const paths: CityPaths = {
    blocks: { stone: '', sand: '', clay: '', rose: '', lilac: '', honey: '', park: '' },
    outlines: '',
    gardens: '',
    fountains: '',
    stripes: '',
    trees: '',
  };
  const chances = (row: number, column: number) => seeded(seed + row * 7919 + column * 104_729);
  const placeOf = (row: number, column: number) => rotate([column * PITCH, row * PITCH], SLANT);
  const isPlain = (place: Point) => !isOpen(place) && !isUnseen(place) && !isPark(place);
  const isLong = (row: number, column: number) =>
    (row + column) % 2 === 0 &&
    chances(row, column)() > 0.9 &&
    isPlain(placeOf(row, column)) &&
    isPlain(placeOf(row, column + 1));
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const reach = Math.ceil(Math.hypot(Math.max(-frame.left, right), Math.max(-frame.top, bottom)) / PITCH) + 1;

  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const [x, y] = [column * PITCH, row * PITCH];
      const place = placeOf(row, column);
      const [left, top] = place;
      if (left < frame.left - 130 || left > right + 60 || top < frame.top - 60 || top > bottom + 90) continue;
      if (isOpen(place)) continue;
      const random = chances(row, column);
      random();
      const [tint, use] = [random(), random()];
      if (isUnseen(place)) {
        paths.outlines += block(x, y, DEPTH);
      } else if (isPark(place)) {
        paths.blocks.park += block(x, y, DEPTH);
        paths.trees += TREES.map(([dx, dy]) => dot(x + dx, y + dy)).join('');
      } else if (isLong(row, column - 1)) {
        continue;
      } else if (isLong(row, column)) {
        paths.blocks[colourOf(tint)] +=
          block(x + PITCH / 2, y, DEPTH + PITCH) + rectangle(x + PITCH / 2, y, COURT + PITCH, COURT);
        paths.gardens += rectangle(x + PITCH / 2, y, GARDEN + PITCH, GARDEN);
      } else {
        const colour = colourOf(tint);
        paths.blocks[colour] += block(x, y, DEPTH);
        if (use < 0.07) paths.stripes += [-15, -5, 5, 15].map((offset) => `M${x + offset} ${y - 20}v40`).join('');
        else if (use < 0.13) {
          paths.blocks[colour] += circle(x, y, 20);
          paths.fountains += dot(x, y);
        } else if (use > 0.2) paths.blocks[colour] += rectangle(x, y, COURT, COURT);
        if (use > 0.8) paths.gardens += rectangle(x, y, GARDEN, GARDEN);
      }
    }
  }
  return paths;
}
