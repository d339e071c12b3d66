import { describe, expect, it } from 'vitest';
import { beside, nearest, walk } from './curve.ts';
import { distance, type Point } from './point.ts';
import { sway } from './sway.ts';

const bend: Point[] = [
  [0, 0],
  [100, 30],
  [160, 120],
  [300, 140],
];

describe('walk', () => {
  it('passes through every point in short steps', () => {
    const walked = walk(bend, 10);
    for (const point of bend) expect(nearest(walked, point)).toBeLessThan(1e-9);
    for (const [index, point] of walked.slice(1).entries()) expect(distance(walked[index]!, point)).toBeLessThan(16);
  });
});

describe('beside', () => {
  it('moves a line to its right by what was asked', () => {
    expect(
      beside(
        [
          [0, 0],
          [10, 0],
        ],
        5,
      ),
    ).toEqual([
      [0, 5],
      [10, 5],
    ]);
  });
});

describe('sway', () => {
  it('keeps the places in their order and adds a point between those that lie apart', () => {
    const swayed = sway(bend);
    expect(swayed).toHaveLength(7);
    expect(swayed.filter((_, index) => index % 2 === 0)).toEqual(bend);
  });

  it('runs straight between neighbours', () => {
    const near: Point[] = [
      [0, 0],
      [40, 0],
    ];
    expect(sway(near)).toEqual(near);
  });
});
