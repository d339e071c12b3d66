import type { ScreenWords } from '../content/schemas/city.ts';
import type { Place } from '../content/schemas/scenes.ts';
import { KindTile } from './KindTile.tsx';
import styles from './ResourceRows.module.css';

export interface ResourceRowsProps {
  places: Place[];
  /** Identifier of the place that is chosen in the list. */
  selected?: string | undefined;
  /** Words of the line above the rows; without them there is none. */
  words?: Pick<ScreenWords, 'list' | 'sample'> | undefined;
}

/** Resources with what is left of each, a row each. */
export function ResourceRows({ places, selected, words }: ResourceRowsProps) {
  return (
    <>
      {words && (
        <div className={styles.head}>
          <span>{words.list}</span>
          <span>{words.sample}</span>
        </div>
      )}
      {places.map(({ id, name, kind, detail, left, of, full }) => (
        <div key={id} className={`${String(styles.row)} ${String(id === selected ? styles.selected : '')}`}>
          <KindTile kind={kind} />
          <span className={styles.name}>
            <strong>{name}</strong>
            <span>{detail}</span>
          </span>
          <span className={styles.left}>
            <strong className={full ? styles.full : undefined}>{left}</strong>
            <span>{of}</span>
          </span>
        </div>
      ))}
    </>
  );
}
