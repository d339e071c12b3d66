import { Icon } from '../components/Icon.tsx';
import type { Lists } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './ScatteredLists.module.css';

/** What three colleagues know of the same places: a spreadsheet, a page of a notebook, messages to oneself. */
export function ScatteredLists({ lists, label }: { lists: Lists; label?: string }) {
  const { sheet, notebook, chat } = lists;
  return (
    <Scene label={label} className={styles.lists}>
      <div className={styles.sheet}>
        <span className={styles.title}>
          <Icon name="document" size={18} />
          {sheet.title}
        </span>
        {sheet.rows.map((row) => (
          <div key={row[0]} className={styles.row}>
            {row.map((cell) => (
              <span key={cell} className={cell.includes('?') ? styles.doubt : undefined}>
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.notebook}>
        <span className={styles.title}>{notebook.title}</span>
        {notebook.lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </div>
      <div className={styles.chat}>
        <span className={styles.title}>{chat.title}</span>
        {chat.lines.map((line) => (
          <span key={line} className={styles.bubble}>
            {line}
          </span>
        ))}
      </div>
    </Scene>
  );
}
