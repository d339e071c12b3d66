import type { City } from '../../content/schemas/city.ts';
import { palette } from '../../illustrations/palette.ts';
import { Text } from './kit.tsx';

/** Pixels: the height of the bars' area, and the line on which they stand. */
const area = 110;
const ground = 194;

/** Two bars for each row, to scale, each with its number. 220 pixels high; it takes the width that it gets. */
export function Chart({ city: { chart } }: { city: City }) {
  const largest = Math.max(...chart.rows.flatMap(({ values }) => values));
  const step = 100 / chart.rows.length;
  const fills = [palette.card, palette.pine];
  return (
    <>
      {chart.series.map((name, index) => (
        <g key={name} transform={`translate(${index * 104} 24)`}>
          <rect x="1" y="5" width="14" height="14" fill={fills[index]} stroke={palette.ink} strokeWidth="2" />
          <Text x={24} y={17} size={14}>
            {name}
          </Text>
        </g>
      ))}
      <Text x={0} y={12} size={14}>
        {chart.sample}
      </Text>
      {chart.rows.map(({ label, values }, row) => (
        <svg key={label} x={`${row * step}%`} width={`${step}%`} overflow="visible">
          {values.map((value, series) => {
            const height = Math.round((value / largest) * area);
            return (
              <g key={fills[series]}>
                <rect
                  x={`${10 + series * 41}%`}
                  y={ground - height}
                  width="39%"
                  height={height}
                  fill={fills[series]}
                  stroke={palette.ink}
                  strokeWidth="2"
                />
                <Text x={`${29.5 + series * 41}%`} y={ground - height - 7} size={13} anchor="middle">
                  {String(value)}
                </Text>
              </g>
            );
          })}
          <Text x="50%" y={ground + 21} anchor="middle">
            {label}
          </Text>
        </svg>
      ))}
      <rect y={ground - 1} width="100%" height="2" fill={palette.ink} />
    </>
  );
}
