import type { Report } from '../content/schemas/scenes.ts';
import { Bar } from './Bar.tsx';
import { Scene } from './Scene.tsx';
import styles from './ReportSheet.module.css';

/** A page of the report for those who fund the work: a few figures, bars, and how they came about. */
export function ReportSheet({ report, label }: { report: Report; label?: string }) {
  const { heading, period, sample, figures, bars, notes } = report;
  return (
    <Scene label={label} card className={styles.sheet}>
      <div className={styles.head}>
        <strong>{heading}</strong>
        <span>{period}</span>
        <span>{sample}</span>
      </div>
      <div className={styles.figures}>
        {figures.map(({ value, label: name }) => (
          <span key={name}>
            <strong>{value}</strong>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.bars}>
        <span>{bars.heading}</span>
        {bars.rows.map(({ label: name, value, total }) => (
          <div key={name} className={styles.bar}>
            <span>{name}</span>
            <Bar share={value / total} />
            <span>
              {value} / {total}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </div>
    </Scene>
  );
}
