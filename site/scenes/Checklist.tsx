import { Icon } from '../components/Icon.tsx';
import type { ChecklistContent } from '../content/schemas/scenes.ts';
import styles from './Checklist.module.css';

/** What is settled, point by point. */
export function Checklist({ list }: { list: ChecklistContent }) {
  return (
    <ul role="list" className={styles.list} data-ground="card">
      {list.map(({ text, note }) => (
        <li key={text}>
          <span className={styles.box}>
            <Icon name="check" size={20} />
          </span>
          <span className={styles.words}>
            <strong>{text}</strong>
            <span>{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
