import type { ReactNode } from 'react';
import styles from './MapPatch.module.css';

/** A map cut out like a patch of cloth. */
export function MapPatch({ children }: { children: ReactNode }) {
  return <div className={styles.patch}>{children}</div>;
}
