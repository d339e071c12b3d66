import { Icon } from '../components/Icon.tsx';
import type { Recheck } from '../content/schemas/scenes.ts';
import { DrawnButton } from './DrawnButton.tsx';
import { KindTile } from './KindTile.tsx';
import { Scene } from './Scene.tsx';
import styles from './RecheckCard.module.css';

/** An entry that nobody has checked for too long and that asks its desk whether it still holds. */
export function RecheckCard({ recheck, label }: { recheck: Recheck; label?: string }) {
  return (
    <Scene label={label} className={styles.recheck}>
      <div className={styles.entry} data-ground="card">
        <KindTile kind={recheck.kind} />
        <span className={styles.words}>
          <strong>{recheck.place}</strong>
          <span className={styles.age}>
            <Icon name="clock" size={18} />
            {recheck.checked}
          </span>
        </span>
      </div>
      <div className={styles.question} data-ground="card">
        <strong>{recheck.question}</strong>
        <span>{recheck.detail}</span>
        <span className={styles.answers}>
          <DrawnButton label={recheck.confirm} icon="check" />
          <DrawnButton label={recheck.change} icon="pencil" quiet />
        </span>
      </div>
      <span className={styles.later}>{recheck.later}</span>
    </Scene>
  );
}
