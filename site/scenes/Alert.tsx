import { Icon } from '../components/Icon.tsx';
import type { AlertContent, Offer } from '../content/schemas/scenes.ts';
import { OfferCard } from './OfferCard.tsx';
import { PhoneHeading } from './PhoneHeading.tsx';
import styles from './Alert.module.css';

/** Screen of the app: a warning that has been opened, and what is offered because of it. */
export function Alert({ alert, offers }: { alert: AlertContent; offers: Offer[] }) {
  return (
    <>
      <div className={styles.warning}>
        <Icon name="snowflake" size={44} />
        <strong>{alert.title}</strong>
        <span>{alert.text}</span>
        <span className={styles.sender}>{alert.sender}</span>
      </div>
      <PhoneHeading>{alert.offers}</PhoneHeading>
      {offers.map((offer) => (
        <OfferCard key={offer.title} offer={offer} />
      ))}
    </>
  );
}
