import { Icon } from '../components/Icon.tsx';
import { StitchDivider } from '../components/Stitch.tsx';
import type { TicketContent } from '../content/schemas/scenes.ts';
import { DrawnButton } from './DrawnButton.tsx';
import { PhoneHeading } from './PhoneHeading.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Ticket.module.css';

/** Screen of the app: a reservation with the code to show at the counter. */
export function Ticket({ ticket }: { ticket: TicketContent }) {
  return (
    <>
      <div className={styles.state}>
        <Icon name="check" size={18} />
        {ticket.state}
      </div>
      <PhoneHeading>{ticket.heading}</PhoneHeading>
      <div className={styles.ticket} data-ground="card">
        <strong className={styles.place}>{ticket.place}</strong>
        <span className={styles.quiet}>{ticket.address}</span>
        <div className={styles.facts}>
          {ticket.facts.map(({ term, text }) => (
            <span key={term}>
              <span className={styles.quiet}>{term}</span>
              <strong>{text}</strong>
            </span>
          ))}
        </div>
        <div className={styles.tear}>
          <StitchDivider />
        </div>
        <div className={styles.code}>
          <QrCode />
          <span className={styles.quiet}>{ticket.hint}</span>
        </div>
      </div>
      <DrawnButton label={ticket.action} />
    </>
  );
}
