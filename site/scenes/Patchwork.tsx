import { Icon } from '../components/Icon.tsx';
import type { Members } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './Patchwork.module.css';

/** Colours of the patches, so that no two neighbours are alike. */
const grounds = [
  'blush',
  'mint',
  'sky',
  'sun',
  'lilac',
  'lilac',
  'blush',
  'sun',
  'mint',
  'card',
  'sky',
  'mint',
] as const;

/** A network as a quilt: each member is a patch, and the last one is just being sewn on. */
export function Patchwork({ members, label }: { members: Members; label?: string }) {
  return (
    <Scene label={label} className={styles.patchwork}>
      <div className={styles.quilt}>
        {members.map(({ name, kind, entries }, index) => (
          <div key={name} className={styles.patch} data-ground={grounds[index]}>
            <Icon name={kind} size={26} />
            <strong>{name}</strong>
            {entries && <span>{entries}</span>}
          </div>
        ))}
      </div>
      <svg className={styles.needle} width="150" height="92" viewBox="0 0 150 92">
        <path className={styles.thread} d="M4 0c0 26 12 44 34 46s30-20 16-26-30 14-10 30 44 12 62 6" />
        <path className={styles.steel} d="M100 52q3-7 12-6l36 30q-40-14-48-24Z" />
        <path className={styles.eye} d="M106 53l8 4" />
      </svg>
    </Scene>
  );
}
