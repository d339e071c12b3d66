import { Button } from '../components/Button.tsx';
import { CallTerms } from '../components/CallTerms.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Settings } from '../settings.ts';
import styles from './ContactDetails.module.css';

interface ContactDetailsProps {
  details: Contact['details'];
  navigation: Navigation;
  settings: Settings;
}

/** Ends the words of the button. The typeface has no arrow, so it is drawn. */
const arrow = '→';

/** The other ways to reach the team: by e-mail, or with a first call. */
export function ContactDetails({ details, navigation, settings }: ContactDetailsProps) {
  return (
    <div className={styles.details}>
      <h2>{details.heading}</h2>
      <p>{details.text}</p>
      <p className={styles.email}>
        <Icon name="mail" size={26} />
        <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
      </p>
      <Button href={settings.bookingLink} look="call" newTab={navigation.newTab} arrow={false}>
        {details.call.replace(arrow, '')}
        <span className="visually-hidden">{arrow}</span>
        <Icon name="arrow-right" size={20} />
      </Button>
      <CallTerms text={navigation.terms} />
    </div>
  );
}
