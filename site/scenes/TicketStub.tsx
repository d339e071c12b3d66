import type { TicketContent } from '../content/schemas/scenes.ts';
import { Facts } from './Facts.tsx';
import { QrCode } from './QrCode.tsx';
import { Scene } from './Scene.tsx';
import styles from './TicketStub.module.css';

/** A reservation as a lying ticket, a little askew: code on the left, place and time on the right. */
export function TicketStub({ ticket, label }: { ticket: TicketContent; label?: string }) {
  return (
    <Scene label={label} card className={styles.stub}>
      <QrCode />
      <div className={styles.words}>
        <div>
          <strong>{ticket.place}</strong>
          <span>{ticket.address}</span>
        </div>
        <Facts facts={ticket.facts.slice(0, 2)} />
      </div>
    </Scene>
  );
}
