import { describe, expect, it } from 'vitest';
import { distance, headingTo, turn, type Point } from './point.ts';
import { loosen, tangle, type TangleShape } from './tangle.ts';

const shape: TangleShape = {
  seed: 1,
  from: { place: [30, -748], heading: 0.55 },
  centre: [268, -610],
  radii: [205, 118],
  length: 400,
};
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const steps = (points: readonly Point[]) => points.slice(1).map((point, index) => distance(points[index]!, point));

/** The change of heading at every inner point. */
const bends = (points: readonly Point[]) =>
  points
    .slice(2)
    .map((point, index) =>
      Math.abs(turn(headingTo(points[index + 1]!, point) - headingTo(points[index]!, points[index + 1]!))),
    );

describe('tangle', () => {
  it('is the same for the same seed and another for another', () => {
    expect(tangle(shape)).toEqual(tangle(shape));
    expect(tangle({ ...shape, seed: 2 })).not.toEqual(tangle(shape));
  });

  it.each(seeds)('has even steps and no bend tighter than 22 px (seed %i)', (seed) => {
    const points = tangle({ ...shape, seed });
    expect(points).toHaveLength(400);
    for (const step of steps(points)) expect(step).toBeCloseTo(9, 6);
    expect(Math.max(...bends(points))).toBeLessThanOrEqual(9 / 22 + 1e-6);
  });

  it.each(seeds)('stays about its ellipse (seed %i)', (seed) => {
    for (const [x, y] of tangle({ ...shape, seed }).slice(40)) {
      expect(Math.hypot((x - 268) / 205, (y + 610) / 118)).toBeLessThan(2.2);
    }
  });
});

describe('loosen', () => {
  const to = { place: [540, -533] as Point, heading: 0.45 };

  it.each(seeds)('ends where it should, heading as it should (seed %i)', (seed) => {
    const points = loosen(tangle({ ...shape, seed }), to, [30, 19]);
    const [before, last] = points.slice(-2);
    expect(distance(last!, to.place)).toBeLessThan(1e-6);
    expect(Math.abs(turn(headingTo(before!, last!) - to.heading))).toBeLessThan(0.45);
  });

  it('keeps the tangle and adds a full turn for every loop', () => {
    const tangled = tangle(shape);
    const points = loosen(tangled, to, [30, 19]);
    expect(points.slice(0, tangled.length)).toEqual(tangled);
    const turned = bends(points.slice(tangled.length)).reduce((sum, bend) => sum + bend, 0);
    expect(turned).toBeGreaterThan(2 * 2 * Math.PI - 2);
  });

  it('refuses a thread too short to have a heading', () => {
    expect(() => loosen([[0, 0]], to, [30])).toThrow(RangeError);
  });
});
