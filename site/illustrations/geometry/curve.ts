import { distance, type Point } from './point.ts';

/** Points every `step` pixels or so along the smooth (Catmull-Rom) curve through `points`. */
export function walk(points: readonly Point[], step: number): Point[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const walked: Point[] = [at(0)];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const count = Math.max(1, Math.round(distance(from, to) / step));
    for (let part = 1; part <= count; part++) {
      const t = part / count;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      walked.push([along(0), along(1)]);
    }
  }
  return walked;
}

/** The same points, each moved `by` pixels to the right of the way they run. */
export function beside(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y], index): Point => {
    const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
    const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x - ((toY - fromY) / length) * by, y + ((toX - fromX) / length) * by];
  });
}

/** Pixels from a place to the nearest of some points. */
export function nearest(points: readonly Point[], place: Point): number {
  return Math.min(...points.map((point) => distance(point, place)));
}
