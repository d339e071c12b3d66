import type { ReactNode } from 'react';
import styles from './MapStage.module.css';

interface MapStageProps {
  /** The map that fills the stage. */
  map: ReactNode;
  /** What stands in front of it: `left` over its left edge, from `centre` in its middle. */
  place?: 'left' | 'centre';
  children: ReactNode;
}

/** A screen of the product in front of the map. */
export function MapStage({ map, place = 'left', children }: MapStageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.map}>{map}</div>
      <div className={`${String(styles.front)} ${String(styles[place])}`}>{children}</div>
    </div>
  );
}
