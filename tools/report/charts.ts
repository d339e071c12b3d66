import { colours, drawBox, drawLine, drawPicture, drawText, round } from './drawing.ts';

/** One bar with its label and its value in words. */
export interface Bar {
  label: string;
  value: number;
  words: string;
  /** Where the value should end: marked by a dashed line. */
  limit?: number;
  /** A bar to compare the others with. */
  quiet?: boolean;
}

const plot = { width: 520, height: 240 };
const bar = { height: 20, pitch: 27, label: 270, words: 90 };

/** Bars side by side, all on one scale from 0. `limitMeaning` says what the dashed lines are. */
export function drawBars(title: string, bars: readonly Bar[], limitMeaning?: string): string {
  const scale = plot.width / Math.max(...bars.flatMap(({ value, limit }) => [value, limit ?? 0]));
  const bottom = bars.length * bar.pitch;
  const rows = bars.map(({ label, value, words, limit, quiet }, index) => {
    const y = index * bar.pitch;
    const limitX = limit === undefined ? undefined : bar.label + limit * scale;
    return [
      drawText(bar.label - 12, y + 15, label, { anchor: 'end' }),
      drawBox(bar.label, y, Math.max(1, value * scale), bar.height, quiet ? colours.slate : colours.pine),
      limitX === undefined ? '' : drawLine(limitX, y, limitX, y + bar.height, colours.coral, true),
      drawText(bar.label + plot.width + bar.words, y + 15, words, { anchor: 'end', weight: 700 }),
    ].join('');
  });
  const right = bar.label + plot.width;
  const meaning = limitMeaning === undefined ? [] : [drawLegend(right, bottom + 16, limitMeaning)];
  return drawPicture(
    title,
    right + bar.words,
    bottom + (limitMeaning === undefined ? 0 : 24),
    [...rows, ...meaning].join('\n'),
  );
}

function drawLegend(x: number, y: number, meaning: string): string {
  return drawText(x, y, `dashed: ${meaning}`, { anchor: 'end', fill: colours.coral, weight: 700 });
}

/** One line through points, with its name at its end. */
export interface Series {
  name: string;
  points: readonly { x: number; y: number }[];
  /** A line that was not measured. */
  dashed?: boolean;
}

const strokes = [colours.pine, colours.coral, colours.slate, colours.sun];
const axis = { left: 70, top: 20, bottom: 60, names: 190 };

/** Lines over a common axis, both scales from 0. */
export function drawLines(title: string, axes: { x: string; y: string }, series: readonly Series[]): string {
  const points = series.flatMap((one) => one.points);
  const stepX = stepFor(Math.max(...points.map(({ x }) => x)));
  const stepY = stepFor(Math.max(...points.map(({ y }) => y)));
  const toX = (x: number) => axis.left + (x / stepX.end) * plot.width;
  const toY = (y: number) => axis.top + plot.height * (1 - y / stepY.end);
  const grid = [
    ...stepY.marks.map(
      (y) =>
        drawLine(axis.left, toY(y), axis.left + plot.width, toY(y), colours.rule) +
        drawText(axis.left - 10, toY(y) + 4, y.toLocaleString('en'), { anchor: 'end' }),
    ),
    ...stepX.marks.map((x) => drawText(toX(x), toY(0) + 20, x.toLocaleString('en'), { anchor: 'middle' })),
    drawText(axis.left, 4, axes.y, { fill: colours.slate }),
    drawText(axis.left + plot.width, toY(0) + 38, axes.x, { anchor: 'end', fill: colours.slate }),
  ];
  const lines = series.map(({ points: own, dashed }, index) => {
    const path = own.map(({ x, y }) => `${round(toX(x))},${round(toY(y))}`).join(' ');
    const dashes = dashed ? ' stroke-dasharray="7 6" stroke-linecap="round"' : '';
    return `<polyline points="${path}" fill="none" stroke="${strokes[index % strokes.length]}" stroke-width="2.5"${dashes}/>`;
  });
  const names = series.map(({ name }, index) => {
    const y = axis.top + 16 + index * 24;
    const x = axis.left + plot.width + 20;
    const fill = strokes[index % strokes.length] ?? colours.ink;
    return drawBox(x, y - 10, 14, 10, fill) + drawText(x + 22, y, name);
  });
  const content = [...grid, ...lines, ...names].join('\n');
  return drawPicture(title, axis.left + plot.width + axis.names, plot.height + axis.bottom, content);
}

/** Round marks for an axis from 0 to at least `largest`, about five of them. */
function stepFor(largest: number): { marks: number[]; end: number } {
  const rough = Math.max(largest, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(largest / step);
  return { marks: Array.from({ length: count + 1 }, (_, index) => index * step), end: count * step };
}
