import type { CityShape, Frame } from './geometry/city.ts';
import type { Point } from './geometry/point.ts';
import type { Pose, TangleShape } from './geometry/tangle.ts';
import type { Kind } from '../scenes/kinds.ts';

/** The places of the home page's map that carry a label. */
export const heroPlaces = ['showers', 'shelter', 'haircut', 'laundry'] as const;
export type HeroPlace = (typeof heroPlaces)[number];

/** One arrangement of the home page's map. All places in pixels from where the thread leaves the map, at its foot. */
export interface HeroComposition {
  /** Where that point lies in the plane of the city. */
  origin: Point;
  frame: Frame;
  tangle: TangleShape;
  /** The radii of the loops in which the tangle comes loose. */
  loops: readonly number[];
  /** The first pin: there the loosened thread becomes stitches. */
  calm: Pose;
  stitches: readonly (readonly Point[])[];
  pins: readonly { kind: Kind; at: Point }[];
  /** The top left corner of each label; a place without one has none in this arrangement. */
  labels: Partial<Record<HeroPlace, Point>>;
  isUnseen: CityShape['isUnseen'];
  /** Where words stand and nothing may be drawn. */
  isWords: CityShape['isOpen'];
}

/** Whether a place lies to the left of the line from a to b. */
function isLeftOf([ax, ay]: Point, [bx, by]: Point) {
  return ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
}

export const heroCompositions = {
  /** From 72rem: words in the left half, the map running off the right edge. */
  wide: {
    origin: [0, 0],
    frame: { left: -120, top: -1000, width: 1640, height: 1000 },
    tangle: {
      seed: 15,
      from: { place: [30, -748], heading: 0.55 },
      centre: [268, -610],
      radii: [205, 118],
      length: 410,
    },
    loops: [30, 19],
    calm: { place: [540, -533], heading: 0.45 },
    stitches: [
      [
        [540, -533],
        [610, -468],
        [592, -383],
        [520, -345],
        [418, -319],
        [355, -257],
        [270, -211],
        [165, -226],
        [96, -195],
        [24, -104],
        [-9, -28],
        [-14, 30],
      ],
      [
        [592, -383],
        [690, -366],
        [790, -421],
        [900, -560],
        [1060, -610],
        [1290, -540],
        [1600, -640],
      ],
    ],
    pins: [
      { kind: 'shower', at: [540, -533] },
      { kind: 'meal', at: [592, -383] },
      { kind: 'bed', at: [790, -421] },
      { kind: 'haircut', at: [418, -319] },
      { kind: 'laundry', at: [270, -211] },
      { kind: 'advice', at: [96, -195] },
      { kind: 'health', at: [700, -188] },
      { kind: 'book', at: [1060, -610] },
    ],
    labels: { showers: [424, -501], shelter: [634, -471], haircut: [430, -294], laundry: [300, -182] },
    isUnseen: isLeftOf([510, -700], [-10, -30]),
    isWords: ([x, y]) => x < -90 || (x < 20 && y < -150) || (x < 640 && y < -725),
  },
  /** From 43rem: the same in half the width. */
  medium: {
    origin: [150, 0],
    frame: { left: -120, top: -1000, width: 760, height: 1000 },
    tangle: {
      seed: 48,
      from: { place: [20, -742], heading: 0.55 },
      centre: [158, -655],
      radii: [112, 62],
      length: 210,
    },
    loops: [26, 17],
    calm: { place: [306, -526], heading: 0.7 },
    stitches: [
      [
        [306, -526],
        [324, -452],
        [250, -372],
        [165, -325],
        [96, -235],
        [20, -120],
        [-10, -32],
        [-14, 30],
      ],
    ],
    pins: [
      { kind: 'shower', at: [306, -526] },
      { kind: 'haircut', at: [250, -372] },
      { kind: 'laundry', at: [96, -235] },
      { kind: 'bed', at: [450, -330] },
      { kind: 'meal', at: [290, -120] },
    ],
    labels: { showers: [150, -506], haircut: [64, -425], laundry: [126, -225] },
    isUnseen: isLeftOf([320, -680], [-10, -60]),
    isWords: ([x, y]) => x < -30 || (x < 40 && y < -150) || (x < 400 && y < -725),
  },
  /** Under 43rem: below the words, across the whole width. */
  small: {
    origin: [560, -240],
    frame: { left: -360, top: -448, width: 720, height: 448 },
    tangle: {
      seed: 12,
      from: { place: [-215, -402], heading: 0.4 },
      centre: [-85, -340],
      radii: [76, 50],
      length: 200,
    },
    loops: [22, 15],
    calm: { place: [110, -328], heading: 0.6 },
    stitches: [
      [
        [110, -328],
        [140, -262],
        [44, -188],
        [-34, -192],
        [-94, -148],
        [-66, -88],
        [22, -56],
        [14, -22],
        [-14, 30],
      ],
    ],
    pins: [
      { kind: 'shower', at: [110, -328] },
      { kind: 'meal', at: [44, -188] },
      { kind: 'haircut', at: [-94, -148] },
      { kind: 'laundry', at: [22, -56] },
      { kind: 'bed', at: [250, -150] },
      { kind: 'health', at: [-240, -120] },
    ],
    labels: { showers: [10, -312], haircut: [-64, -170], laundry: [36, -64] },
    isUnseen: isLeftOf([60, -448], [-200, -140]),
    isWords: () => false,
  },
} as const satisfies Record<string, HeroComposition>;

export type HeroView = keyof typeof heroCompositions;
