import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  href: string;
  children: ReactNode;
  /** `call` is the one loud action of a view, `quiet` the stitched outline. */
  look?: 'primary' | 'call' | 'quiet';
  size?: 'normal' | 'small';
  /** What screen readers add when the link opens in a new tab; its presence makes it do so. */
  newTab?: string;
  /** Whether an arrow shows the new tab; not where the words bring their own. */
  arrow?: boolean;
}

/** A link that looks like a button. */
export function Button({ href, children, look = 'primary', size = 'normal', newTab, arrow = true }: ButtonProps) {
  const className = [styles.button, styles[look], size === 'small' && styles.small].filter(Boolean).join(' ');
  if (newTab === undefined)
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      {arrow && <Icon name="arrow-up-right" size={20} />}
      <span className="visually-hidden">({newTab})</span>
    </a>
  );
}
