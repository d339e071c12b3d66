import type { Board } from '../content/schemas/scenes.ts';
import { KindTile } from './KindTile.tsx';
import { Scene } from './Scene.tsx';
import styles from './ToggleBoard.module.css';

/** What an organisation decides, entry by entry: who sees a resource, which shop joins, which status opens access. */
export function ToggleBoard({ board, label }: { board: Board; label?: string }) {
  return (
    <Scene label={label} card className={styles.board}>
      {board.map(({ heading, rows }) => (
        <div key={heading} className={styles.group}>
          <span className={styles.heading}>{heading}</span>
          {rows.map((row) => (
            <div key={row.name} className={styles.row}>
              {'kind' in row && row.kind && <KindTile kind={row.kind} />}
              <strong>{row.name}</strong>
              {'on' in row ? (
                <span className={`${String(styles.toggle)} ${String(row.on ? styles.on : '')}`} />
              ) : (
                <span className={styles.choices}>
                  {row.choices.map((choice) => (
                    <span key={choice} className={choice === row.chosen ? styles.chosen : undefined}>
                      {choice}
                    </span>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </Scene>
  );
}
