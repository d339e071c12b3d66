import type { Point } from './point.ts';

/** Numbers as path data writes them: one decimal, no leading zero, a separator only where one is needed. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((number) => String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, '$1.'))
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
}

/**
 * Path data of a smooth curve through the points: Catmull-Rom, written as relative cubic Béziers. `start` and `end`
 * pick a part of the curve, by the indices of its points. Each point is given relative to the rounded one before it, so
 * that rounding does not add up.
 */
export function smooth(points: readonly Point[], start = 0, end = points.length - 1): string {
  if (points.length === 0) return '';
  const last = points.length - 1;
  const at = (index: number) => points[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  let pen = round(at(start));
  let data = `M${join(pen)}`;
  for (let index = start; index < Math.min(end, last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const target = round(to);
    const [x, y] = pen;
    data += `c${join([
      from[0] + (to[0] - before[0]) / 6 - x,
      from[1] + (to[1] - before[1]) / 6 - y,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
      target[0] - x,
      target[1] - y,
    ])}`;
    pen = target;
  }
  return data;
}

/** Path data of straight lines through the points. */
export function straight(points: readonly Point[]): string {
  return `M${points.map(join).join('L')}`;
}
