import type { ReactNode } from 'react';
import { Icon, type IconName } from '../components/Icon.tsx';
import styles from './PhoneHeading.module.css';

/** The heading of a screen on the phone, with one small line above it. */
export function PhoneHeading({ icon, above, children }: { icon?: IconName; above?: string; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      {above && (
        <span className={styles.above}>
          {icon && <Icon name={icon} size={18} />}
          {above}
        </span>
      )}
      <strong>{children}</strong>
    </div>
  );
}
