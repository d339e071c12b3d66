import { colours, drawBox, drawLine, drawPicture, drawText, round } from './drawing.ts';

/** One bar with its label; `note` is written behind it in place of the value. */
export interface Bar {
  label: string;
  value: number;
  note?: string;
  /** A bar that stands for something else than the others. */
  quiet?: boolean;
}

const plot = { width: 520, height: 240 };
const bar = { height: 20, pitch: 27, label: 270, note: 130 };

/** Bars side by side, all on one scale from 0; `limit` is drawn as a dashed line. */
export function drawBars(title: string, bars: readonly Bar[], limit?: { value: number; label: string }): string {
  const longest = Math.max(...bars.map(({ value }) => value), limit?.value ?? 0);
  const scale = plot.width / longest;
  const bottom = bars.length * bar.pitch;
  const rows = bars.map(({ label, value, note, quiet }, index) => {
    const y = index * bar.pitch;
    return [
      drawText(bar.label - 12, y + 15, label, { anchor: 'end' }),
      drawBox(bar.label, y, Math.max(1, value * scale), bar.height, quiet ? colours.slate : colours.pine),
      drawText(bar.label + value * scale + 8, y + 15, note ?? value.toLocaleString('en'), { weight: 700 }),
    ].join('');
  });
  const x = bar.label + (limit?.value ?? 0) * scale;
  const mark = limit && [
    drawLine(x, -4, x, bottom, colours.coral, true),
    drawText(x, bottom + 16, limit.label, { anchor: 'middle', fill: colours.coral, weight: 700 }),
  ];
  const content = [...rows, ...(mark ?? [])].join('\n');
  return drawPicture(title, bar.label + plot.width + bar.note, bottom + (limit ? 24 : 0), content);
}

/** One line through points, with its name at its end. */
export interface Series {
  name: string;
  points: readonly { x: number; y: number }[];
  /** A line that was not measured. */
  dashed?: boolean;
}

const strokes = [colours.pine, colours.coral, colours.slate, colours.sun];
const axis = { left: 70, bottom: 40, names: 190 };

/** Lines over a common axis, both scales from 0. */
export function drawLines(title: string, axes: { x: string; y: string }, series: readonly Series[]): string {
  const points = series.flatMap((one) => one.points);
  const stepX = stepFor(Math.max(...points.map(({ x }) => x)));
  const stepY = stepFor(Math.max(...points.map(({ y }) => y)));
  const toX = (x: number) => axis.left + (x / stepX.end) * plot.width;
  const toY = (y: number) => plot.height * (1 - y / stepY.end);
  const grid = [
    ...stepY.marks.map(
      (y) =>
        drawLine(axis.left, toY(y), axis.left + plot.width, toY(y), colours.rule) +
        drawText(axis.left - 10, toY(y) + 4, y.toLocaleString('en'), { anchor: 'end' }),
    ),
    ...stepX.marks.map((x) => drawText(toX(x), plot.height + 20, x.toLocaleString('en'), { anchor: 'middle' })),
    drawText(axis.left, -8, axes.y, { fill: colours.slate }),
    drawText(axis.left + plot.width, plot.height + 38, axes.x, { anchor: 'end', fill: colours.slate }),
  ];
  const lines = series.map(({ points: own, dashed }, index) => {
    const path = own.map(({ x, y }) => `${round(toX(x))},${round(toY(y))}`).join(' ');
    const dashes = dashed ? ' stroke-dasharray="7 6" stroke-linecap="round"' : '';
    return `<polyline points="${path}" fill="none" stroke="${strokes[index % strokes.length]}" stroke-width="2.5"${dashes}/>`;
  });
  const names = series.map(({ name }, index) => {
    const y = 16 + index * 24;
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
