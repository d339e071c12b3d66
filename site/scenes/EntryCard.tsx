import { Icon } from '../components/Icon.tsx';
import type { ScreenWords } from '../content/schemas/city.ts';
import type { Place } from '../content/schemas/scenes.ts';
import { Facts } from './Facts.tsx';
import { KindTile } from './KindTile.tsx';
import { Scene } from './Scene.tsx';
import styles from './EntryCard.module.css';

interface EntryCardProps {
  place: Place;
  words: Pick<ScreenWords, 'placesLeft' | 'open' | 'bring' | 'speaks'>;
  label?: string;
}

/** The entry of one resource as whoever runs it sees it: places left to count up and down, hours, conditions. */
export function EntryCard({ place, words, label }: EntryCardProps) {
  return (
    <Scene label={label} card className={styles.entry}>
      <div className={styles.head}>
        <KindTile kind={place.kind} />
        <span>
          <strong>{place.name}</strong>
          <span>{place.address}</span>
        </span>
      </div>
      <div className={styles.places}>
        <span>{words.placesLeft}</span>
        <span className={styles.step}>
          <Icon name="minus" size={18} />
        </span>
        <strong>{place.count}</strong>
        <span className={styles.step}>
          <Icon name="plus" size={18} />
        </span>
      </div>
      <Facts
        facts={[
          { term: words.open, text: place.open },
          { term: words.bring, text: place.bring },
          { term: words.speaks, text: place.speaks },
        ]}
      />
      <div className={styles.checked}>
        <Icon name="check" size={18} />
        {place.checked}
      </div>
    </Scene>
  );
}
