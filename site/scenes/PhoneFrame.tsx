import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import type { ScreenWords } from '../content/schemas/city.ts';
import { Scene } from './Scene.tsx';
import styles from './PhoneFrame.module.css';

const tabs = [
  { name: 'near', icon: 'pin' },
  { name: 'guides', icon: 'book' },
  { name: 'reserved', icon: 'calendar' },
  { name: 'news', icon: 'bell' },
] as const;

interface PhoneFrameProps {
  words: Pick<ScreenWords, 'signal' | 'tabs'>;
  /** The time in the corner of the screen. */
  clock: string;
  /** The tab that is open; without it the screen has no tabs. */
  tab?: (typeof tabs)[number]['name'];
  label?: string;
  /** One of the screens. */
  children: ReactNode;
}

/** A phone with one screen of the app. */
export function PhoneFrame({ words, clock, tab, label, children }: PhoneFrameProps) {
  return (
    <Scene label={label} className={styles.phone}>
      <div className={styles.glass} data-ground="paper">
        <div className={styles.status}>
          <span>{clock}</span>
          <span>{words.signal}</span>
        </div>
        <div className={styles.screen}>{children}</div>
        {tab && (
          <div className={styles.tabs}>
            {tabs.map(({ name, icon }) => (
              <span key={name} className={name === tab ? styles.open : undefined}>
                <Icon name={icon} size={22} />
                {words.tabs[name]}
              </span>
            ))}
          </div>
        )}
      </div>
    </Scene>
  );
}
