import { Icon } from '../components/Icon.tsx';
import { kindGround, type Kind } from './kinds.ts';
import styles from './KindTile.module.css';

/** The icon of a kind of resource on its own colour. */
export function KindTile({ kind }: { kind: Kind }) {
  return (
    <span className={styles.tile} data-ground={kindGround[kind]}>
      <Icon name={kind} size={22} />
    </span>
  );
}
