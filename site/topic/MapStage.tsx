import type { ReactNode } from 'react';
import styles from './MapStage.module.css';

interface MapStageProps {
  /** The map that fills the stage. */
  map?: ReactNode;
  /** Where the screen lies: at the bottom over the map's `left` edge or in its `centre`, or at its `top`. */
  place?: 'left' | 'centre' | 'top';
  children?: ReactNode;
}

/** The map, mostly with a screen of the product in front. */
export function MapStage({ map, place = 'left', children }: MapStageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.map}>{map}</div>
      {children && <div className={`${String(styles.front)} ${String(styles[place])}`}>{children}</div>}
    </div>
  );
}
