import { describe, expect, it } from 'vitest';
import { smooth, straight } from './path.ts';
import type { Point } from './point.ts';

/** Where a path of relative curves begins and ends. */
function ends(data: string): [Point, Point] {
  const [start, ...curves] = data.split(/[Mc]/).slice(1);
  const numbers = (text: string) => [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
  const [x, y] = numbers(start!) as [number, number];
  const end = curves.reduce<[number, number]>(
    (pen, curve) => {
      const [dx, dy] = numbers(curve).slice(-2) as [number, number];
      return [pen[0] + dx, pen[1] + dy];
    },
    [x, y],
  );
  return [[x, y], end];
}

describe('smooth', () => {
  it('runs from the first point to the last without adding up what was rounded', () => {
    const points = Array.from({ length: 500 }, (_, index): Point => [index * 3.333, Math.sin(index) * 50]);
    const [start, end] = ends(smooth(points));
    expect(start).toEqual([0, 0]);
    expect(end[0]).toBeCloseTo(499 * 3.333, 1);
    expect(end[1]).toBeCloseTo(Math.sin(499) * 50, 1);
  });

  it('cuts a curve into parts that meet', () => {
    const points: Point[] = [
      [0, 0],
      [10, 40],
      [50, 20],
      [90, 90],
    ];
    expect(ends(smooth(points, 0, 2))[1]).toEqual(ends(smooth(points, 2, 9))[0]);
  });

  it('writes numbers as short as path data allows', () => {
    expect(
      smooth([
        [0, 0],
        [-0.6, 0.3],
      ]),
    ).toBe('M0 0c-.1 0-.5 .3-.6 .3');
  });

  it('has nothing to draw without points', () => {
    expect(smooth([])).toBe('');
  });
});

describe('straight', () => {
  it('joins the points by lines', () => {
    expect(
      straight([
        [1, 2],
        [-3, 0.25],
      ]),
    ).toBe('M1 2L-3 .3');
  });
});
