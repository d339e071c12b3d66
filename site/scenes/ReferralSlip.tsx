import { Icon } from '../components/Icon.tsx';
import type { Referral } from '../content/schemas/scenes.ts';
import { Facts } from './Facts.tsx';
import { Scene } from './Scene.tsx';
import styles from './ReferralSlip.module.css';

/** One person's way from an organisation to another: what travels with the person, what stays, what came of it. */
export function ReferralSlip({ referral, label }: { referral: Referral; label?: string }) {
  const { title, from, to, shown, hidden, states } = referral;
  return (
    <Scene label={label} card className={styles.slip}>
      <strong className={styles.title}>{title}</strong>
      <div className={styles.way}>
        {[from, to].map(({ term, text }) => (
          <span key={term} className={styles.end}>
            <span>{term}</span>
            <strong>{text}</strong>
          </span>
        ))}
      </div>
      <div className={styles.seen}>
        <Icon name="eye" size={20} />
        <Facts facts={[shown]} />
        <Icon name="eye-off" size={20} />
        <Facts facts={[hidden]} />
      </div>
      <div className={styles.states}>
        {states.map(({ time, text, done }) => (
          <div key={text} className={styles.state}>
            <span className={done ? styles.done : styles.open}>{done && <Icon name="check" size={16} />}</span>
            <span>{text}</span>
            <span className={styles.time}>{time}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
