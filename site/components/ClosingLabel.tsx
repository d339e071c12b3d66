import type { ReactNode } from 'react';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Settings } from '../settings.ts';
import { Button } from './Button.tsx';
import styles from './ClosingLabel.module.css';
import { CallTerms } from './CallTerms.tsx';

interface ClosingLabelProps {
  heading: string;
  text: string;
  navigation: Navigation;
  settings: Settings;
  /** Whether to offer the contact page: not on the contact page itself. */
  talk?: boolean;
  /** The drawing at the top right. */
  children?: ReactNode;
}

/** The closing call of a page: a label sewn over the footer's edge. Stands last in a page. */
export function ClosingLabel({ heading, text, navigation, settings, talk = true, children }: ClosingLabelProps) {
  return (
    <section className={styles.closing}>
      <div className={styles.label} data-ground="sun">
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.drawing}>{children}</div>
        <div className={styles.actions}>
          <Button href={settings.bookingLink} newTab={navigation.newTab}>
            {navigation.startNow}
          </Button>
          {talk && (
            <Button href={navigation.invitation.address} look="quiet">
              {navigation.invitation.label}
            </Button>
          )}
          <CallTerms text={navigation.terms} />
        </div>
      </div>
    </section>
  );
}
