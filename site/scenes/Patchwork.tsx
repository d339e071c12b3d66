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
      <svg className={styles.needle} width="250" height="100" viewBox="0 0 250 100">
        <g transform="translate(34 76)rotate(-7)">
          <path
            className={styles.steel}
            d="M0 0C60-3.500 118-4 148-5C172-7 190-6 205 0C190 6 172 7 148 5C118 4 60 3.500 0 0Z"
          />
          <path className={styles.eye} d="M164 0h26" />
        </g>
        <path className={styles.thread} d="M120 0c-4 26 26 40 48 32s36-6 42 22" />
      </svg>
    </Scene>
  );
}
