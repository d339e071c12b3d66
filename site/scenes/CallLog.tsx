import { Icon } from '../components/Icon.tsx';
import type { Calls } from '../content/schemas/scenes.ts';
import styles from './CallLog.module.css';

/** A round of telephone calls, one after the other, and which of them helped. */
export function CallLog({ log }: { log: Calls }) {
  return (
    <ol role="list" className={styles.log}>
      {log.calls.map(({ time, text, worked }) => (
        <li key={time} className={worked ? styles.worked : undefined}>
          <span className={styles.time}>{time}</span>
          <span>{text}</span>
          <Icon name={worked ? 'check' : 'cross'} size={22} />
          <span className="visually-hidden">{worked ? log.worked : log.failed}</span>
        </li>
      ))}
    </ol>
  );
}
