import type { Chart } from '../content/schemas/scenes.ts';
import styles from './ChartTable.module.css';

/** The numbers of a chart as a table, for everyone who would rather read them. */
export function ChartTable({ chart }: { chart: Chart }) {
  return (
    <table className={styles.table}>
      <caption>
        {chart.caption} ({chart.sample})
      </caption>
      <thead>
        <tr>
          <th scope="col">{chart.group}</th>
          {chart.series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={chart.series[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
