import type { AlertContent, Offer } from '../content/schemas/scenes.ts';
import { AlertCard } from './AlertCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { PhoneHeading } from './PhoneHeading.tsx';

interface NearYouProps {
  district: string;
  near: { heading: string; offers: Offer[] };
  alert?: AlertContent;
}

/** First screen of the app: what is open near the person now. */
export function NearYou({ district, near, alert }: NearYouProps) {
  return (
    <>
      <PhoneHeading icon="pin" above={district}>
        {near.heading}
      </PhoneHeading>
      {alert && <AlertCard alert={alert} />}
      {near.offers.map((offer) => (
        <OfferCard key={offer.title} offer={offer} />
      ))}
    </>
  );
}
