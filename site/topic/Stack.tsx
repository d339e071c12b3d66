import type { ReactNode } from 'react';
import styles from './Stack.module.css';

/** Product cards one above the other, each a little aside, as if just laid down. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
