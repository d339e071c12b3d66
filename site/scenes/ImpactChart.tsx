import { useId } from 'react';
import type { Chart } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './ImpactChart.module.css';

/** Pixels: the height of the bars' area, and the lines for numbers above and names below it. */
const area = 150;
const above = 22;
const below = 28;

/**
 * Two bars for each row, drawn to scale: the first series empty, the second hatched, each with its number. Positions
 * along the axis are shares of the width, so that the words keep their size.
 */
export function ImpactChart({ chart, label }: { chart: Chart; label?: string }) {
  const hatch = useId();
  const largest = Math.max(...chart.rows.flatMap((row) => row.values));
  const step = 100 / chart.rows.length;
  const looks = [{ className: styles.first }, { fill: `url(#${hatch})` }];
  return (
    <Scene label={label} className={styles.chart}>
      <strong>{chart.caption}</strong>
      <div className={styles.key}>
        {chart.series.map((name, index) => (
          <span key={name}>
            <svg width="16" height="16">
              <rect x="1" y="1" width="14" height="14" {...looks[index]} />
            </svg>
            {name}
          </span>
        ))}
        <span>{chart.sample}</span>
      </div>
      <svg width="100%" height={above + area + below}>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.full} width="7" height="7" />
          <path className={styles.line} d="M0 0v7" />
        </pattern>
        {chart.rows.map((row, index) => (
          <svg key={row.label} x={`${step * index}%`} width={`${step}%`} overflow="visible">
            {row.values.map((value, series) => {
              const height = Math.round((value / largest) * area);
              const x = series === 0 ? 12 : 52;
              return (
                <g key={chart.series[series]}>
                  <rect x={`${x}%`} y={above + area - height} width="36%" height={height} {...looks[series]} />
                  <text x={`${x + 18}%`} y={above + area - height - 7}>
                    {value}
                  </text>
                </g>
              );
            })}
            <text className={styles.name} x="50%" y={above + area + 20}>
              {row.label}
            </text>
          </svg>
        ))}
        <line x1="0" x2="100%" y1={above + area} y2={above + area} />
      </svg>
    </Scene>
  );
}
