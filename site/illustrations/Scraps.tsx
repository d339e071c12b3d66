import { Icon } from '../components/Icon.tsx';
import styles from './Scraps.module.css';

/** What stands on the scraps of paper. */
export interface ScrapsContent {
  /** A page of a spreadsheet; a cell with a question mark is set as a doubt. */
  sheet: { title: string; rows: readonly (readonly [string, string, string])[] };
  note: string;
  /** A line in which something was crossed out. */
  change: { before: string; struck: string; after: string };
  call: { title: string; text: string };
}

/** How help is found today: scraps of paper, and the thread all over them. */
export function Scraps({ scraps: { sheet, note, change, call } }: { scraps: ScrapsContent }) {
  return (
    <div className={styles.scraps} aria-hidden="true">
      <div className={styles.sheet}>
        <p className={styles.title}>{sheet.title}</p>
        {sheet.rows.map((row) => (
          <div key={row[0]} className={styles.row}>
            {row.map((cell, column) => (
              <span key={column} className={cell.includes('?') ? styles.doubt : undefined}>
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.call}>
        <Icon name="phone" size={22} />
        <p>
          <strong>{call.title}</strong>
          {call.text}
        </p>
      </div>
      <img
        className={styles.thread}
        src="/drawings/scraps.svg"
        width="500"
        height="360"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <p className={styles.change}>
        {change.before} <s>{change.struck}</s> {change.after}
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
