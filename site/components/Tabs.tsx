import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  id: string;
  label: string;
  subtitle: string;
  /** The words of the panel. */
  children: ReactNode;
  /** The picture of the panel. */
  image: ReactNode;
}

interface TabsProps {
  tabs: Tab[];
  /** The id of the tab that is open at first. */
  initial: string;
  /** The id of the heading that names them. */
  labelledBy: string;
}

/**
 * Sections one below the other. From the large breakpoint up `behaviours/tabs.ts` fills the list with a tab for each;
 * without JavaScript they stay as they are.
 */
export function Tabs({ tabs, initial, labelledBy }: TabsProps) {
  return (
    <div className={styles.tabs} data-tabs={initial}>
      <div className={styles.list} role="tablist" aria-labelledby={labelledBy} aria-orientation="vertical" hidden />
      {tabs.map(({ id, label, subtitle, children, image }) => (
        <div key={id} id={id} className={styles.panel}>
          <div className={styles.words}>
            <h3>{label}</h3>
            <p className={styles.subtitle}>{subtitle}</p>
            {children}
          </div>
          <div className={styles.image}>{image}</div>
        </div>
      ))}
    </div>
  );
}
