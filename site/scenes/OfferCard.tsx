import type { Offer } from '../content/schemas/scenes.ts';
import { KindTile } from './KindTile.tsx';
import { Scene } from './Scene.tsx';
import styles from './OfferCard.module.css';

/** Something on offer, as the person sees it on the phone. */
export function OfferCard({ offer, label }: { offer: Offer; label?: string }) {
  return (
    <Scene label={label}>
      <div className={styles.offer} data-ground="card">
        <KindTile kind={offer.kind} />
        <span className={styles.words}>
          <strong>{offer.title}</strong>
          <span className={styles.place}>{offer.place}</span>
          <span className={styles.status}>{offer.status}</span>
        </span>
      </div>
    </Scene>
  );
}
