import type { Notes } from '../content/schemas/scenes.ts';
import { KindTile } from './KindTile.tsx';
import { Scene } from './Scene.tsx';
import styles from './EntryNotes.module.css';

/** What colleagues have noted about one place, each note with its date; what is no longer true is crossed out. */
export function EntryNotes({ notes, label }: { notes: Notes; label?: string }) {
  return (
    <Scene label={label} card className={styles.entry}>
      <div className={styles.head}>
        <KindTile kind={notes.kind} />
        <span>
          <strong>{notes.place}</strong>
          <span>{notes.note}</span>
        </span>
      </div>
      {notes.notes.map(({ text, by, crossedOut }) => (
        <div key={text} className={styles.note}>
          <span className={crossedOut ? styles.crossedOut : styles.text}>{text}</span>
          <span className={styles.by}>{by}</span>
        </div>
      ))}
    </Scene>
  );
}
