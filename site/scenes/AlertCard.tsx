import { Icon } from '../components/Icon.tsx';
import type { AlertContent } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './AlertCard.module.css';

/** A warning as it lies above everything else on the phone. */
export function AlertCard({ alert, label }: { alert: AlertContent; label?: string }) {
  return (
    <Scene label={label} className={styles.alert}>
      <span className={styles.flake}>
        <Icon name="snowflake" size={22} />
      </span>
      <span className={styles.words}>
        <strong>{alert.title}</strong>
        <span>{alert.text}</span>
      </span>
    </Scene>
  );
}
