import { table } from '../../tools/report/document.ts';
import { colours, drawBox, drawPicture, drawText } from '../../tools/report/drawing.ts';
import { steps, type Step } from './steps.ts';
import { addUp, type Verdict } from './verdict.ts';
import type { Trial } from './trial.ts';

/** A trial with what came of it. */
export interface Outcome {
  trial: Trial;
  verdict: Verdict;
}

/** Where the relay is killed, in the order of the columns; null is nowhere. */
export const kills: readonly (Step | null)[] = [null, ...(Object.keys(steps) as Step[])];

function nameOf(killAt: Step | null): string {
  return killAt === null ? 'not killed' : steps[killAt];
}

/** Adds up the verdicts of the trials that `belongs` picks, those without and with reference apart. */
function sum(outcomes: readonly Outcome[], belongs: (trial: Trial) => boolean) {
  const picked = outcomes.filter(({ trial }) => belongs(trial));
  const of = (some: readonly Outcome[]) => addUp(some.map(({ verdict }) => verdict));
  return {
    ...of(picked),
    doubledWith: of(picked.filter(({ trial }) => trial.reference)).doubled,
    doubledWithout: of(picked.filter(({ trial }) => !trial.reference)).doubled,
  };
}

const head = [
  'sent',
  'acknowledged',
  'arrived',
  'lost',
  'acknowledged and missing',
  'doubled with reference field',
  'doubled without',
];

function cells(outcomes: readonly Outcome[], belongs: (trial: Trial) => boolean): number[] {
  const { sent, acknowledged, arrived, lost, missing, doubledWith, doubledWithout } = sum(outcomes, belongs);
  return [sent, acknowledged, arrived, lost, missing, doubledWith, doubledWithout];
}

/** One row for each fault, and one for all. */
export function tableByFault(outcomes: readonly Outcome[]): string {
  const names = [...new Set(outcomes.map(({ trial }) => trial.fault.name))];
  const rows = names.map((name) => [name, ...cells(outcomes, ({ fault }) => fault.name === name)]);
  return table(['fault', ...head], [...rows, ['**all**', ...cells(outcomes, () => true)]]);
}

/** One row for each place where the relay is killed. */
export function tableByKill(outcomes: readonly Outcome[]): string {
  const rows = kills.map((kill) => {
    const trials = outcomes.filter(({ trial }) => trial.killAt === kill);
    const reached = trials.filter(({ verdict }) => verdict.killed).length;
    return [
      nameOf(kill),
      kill === null ? '–' : `${reached} of ${trials.length}`,
      ...cells(outcomes, (trial) => trial.killAt === kill),
    ];
  });
  return table(['killed', 'trials in which it got there', ...head], rows);
}

const cell = { width: 44, height: 20, gap: 2 };
const labels = { width: 300, height: 190 };

/** Every trial as a cell: a row for each fault, a column for each place where the relay is killed. */
export function plot(outcomes: readonly Outcome[]): string {
  const names = [...new Set(outcomes.map(({ trial }) => trial.fault.name))];
  const panelWidth = kills.length * cell.width;
  const panels = [true, false].map((reference, panel) => {
    const left = labels.width + panel * (panelWidth + 32);
    const title = reference ? 'with the reference field' : 'without it';
    const columns = kills.map((kill, index) => {
      const x = left + index * cell.width + cell.width / 2;
      return `<g transform="rotate(-90 ${x} ${labels.height - 8})">${drawText(x, labels.height - 4, nameOf(kill))}</g>`;
    });
    const trials = outcomes
      .filter(({ trial }) => trial.reference === reference)
      .map(({ trial, verdict }) =>
        drawCell(
          left + kills.indexOf(trial.killAt) * cell.width,
          labels.height + names.indexOf(trial.fault.name) * cell.height,
          verdict,
        ),
      );
    return [drawText(left, 12, title, { weight: 700 }), ...columns, ...trials].join('\n');
  });
  const rows = names.map((name, index) =>
    drawText(labels.width - 10, labels.height + (index + 0.72) * cell.height, name, { anchor: 'end' }),
  );
  const bottom = labels.height + names.length * cell.height;
  return drawPicture(
    'What became of the enquiries of each trial',
    labels.width + 2 * panelWidth + 32,
    bottom + 28,
    [...rows, ...panels, drawLegend(bottom + 14)].join('\n'),
  );
}

function colourOf({ lost, missing, doubled }: Verdict): string {
  if (lost + missing > 0) return colours.coral;
  return doubled > 0 ? colours.sun : colours.mint;
}

/** The number says how many of the trial's enquiries did not arrive exactly once. */
function drawCell(x: number, y: number, verdict: Verdict): string {
  const count = verdict.lost + verdict.missing + verdict.doubled;
  const box = drawBox(x, y, cell.width - cell.gap, cell.height - cell.gap, colourOf(verdict));
  if (count === 0) return box;
  return box + drawText(x + (cell.width - cell.gap) / 2, y + 13.5, count, { anchor: 'middle', size: 12, weight: 700 });
}

function drawLegend(y: number): string {
  const entries = [
    [colours.mint, 'all arrived exactly once'],
    [colours.sun, 'so many arrived twice'],
    [colours.coral, 'so many lost'],
  ] as const;
  return entries
    .map(([fill, text], index) => {
      const x = labels.width + index * 220;
      return drawBox(x, y, 18, 18, fill) + drawText(x + 26, y + 14, text);
    })
    .join('\n');
}
