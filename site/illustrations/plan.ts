import { beside, nearest, walk } from './geometry/curve.ts';
import type { CityShape } from './geometry/city.ts';
import type { Point } from './geometry/point.ts';

/**
 * The invented city of every map: one river, one park on each bank, one avenue. Its plane is measured in pixels from
 * the place where the thread of the home page leaves its map.
 */
const river: readonly Point[] = [
  [430, -1250],
  [520, -930],
  [640, -740],
  [800, -560],
  [880, -350],
  [990, -140],
  [1190, 30],
  [1500, 180],
  [1790, 420],
  [1880, 820],
];

const banks = walk(river, 14);

const parks: readonly { centre: Point; radii: Point }[] = [
  { centre: [470, -130], radii: [150, 80] },
  { centre: [1080, -620], radii: [130, 110] },
  { centre: [250, 560], radii: [210, 150] },
];

/** What the maps draw besides the blocks. */
export const plan = {
  river,
  riverWidth: 84,
  /** The open strip on both banks, and the row of trees along the right one. */
  bankWidth: 24,
  quay: beside(river, -55),
  /** Bridges in the streets' own frame: each carries a street over the water. */
  bridges: ['M810-391.5h180', 'M860 43.5h200', 'M1090 565.5h240'],
  /** Runs across the blocks' corners. */
  avenue: [
    [-900, -60],
    [2900, 1553],
  ] satisfies [Point, Point],
} as const;

/** The city's shape, to be laid under a frame. */
export const ground: Omit<CityShape, 'frame'> = {
  seed: 1,
  isOpen: (place) => nearest(banks, place) < 70,
  isPark: ([x, y]) =>
    parks.some(({ centre, radii }) => Math.hypot((x - centre[0]) / radii[0], (y - centre[1]) / radii[1]) < 1),
  isUnseen: () => false,
};

/** How much of the city one view shows, in pixels: more than any frame, so that frames crop and never scale. */
export const viewSize = { width: 1440, height: 960 } as const;

/** The views that maps choose from, by what lies in their middle. */
export const views = {
  harbour: [640, -420],
  bridge: [960, -250],
  mill: [1500, -20],
  market: [1650, -620],
  park: [1080, -640],
  station: [60, 420],
} as const satisfies Record<string, Point>;

export type View = keyof typeof views;
