import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import type { ScreenWords } from '../content/schemas/city.ts';
import type { Chip, Contact, Place } from '../content/schemas/scenes.ts';
import { BrandMark } from '../illustrations/logos/BrandMark.tsx';
import { ContactCard } from './ContactCard.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ResourceRows } from './ResourceRows.tsx';
import { Scene } from './Scene.tsx';
import styles from './WebScene.module.css';

interface WebSceneProps {
  brand: string;
  words: ScreenWords;
  chips: Chip[];
  places: Place[];
  /** Identifier of the place that is chosen in the list. */
  selected?: string;
  /** The card over the map; only where there is room for it. */
  contact?: Contact;
  label?: string;
  /** The map, which fills its place whatever the size. */
  children: ReactNode;
}

/** The product as a team sees it at a desk: filters, a list of resources, the live map, a shared contact. */
export function WebScene({ brand, words, chips, places, selected, contact, label, children }: WebSceneProps) {
  return (
    <Scene label={label} card className={styles.web}>
      <div className={styles.bar}>
        <span className={styles.brand}>
          <BrandMark size={26} />
          {brand}
        </span>
        <span className={styles.search} data-ground="linen">
          <Icon name="search" size={18} />
          {words.search}
        </span>
      </div>
      <div className={styles.filters}>
        <FilterChips chips={chips} />
      </div>
      <div className={styles.body}>
        <div className={styles.list}>
          <ResourceRows places={places} selected={selected} words={words} />
        </div>
        <div className={styles.map}>
          {children}
          {contact && (
            <div className={styles.contact}>
              <ContactCard contact={contact} words={words} />
            </div>
          )}
        </div>
      </div>
    </Scene>
  );
}
