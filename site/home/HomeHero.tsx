import { Button } from '../components/Button.tsx';
import { CallTerms } from '../components/CallTerms.tsx';
import { Rotator } from '../components/Rotator.tsx';
import type { Home } from '../content/schemas/home.ts';
import type { Navigation } from '../content/schemas/navigation.ts';
import { HeroMap } from '../illustrations/HeroMap.tsx';
import type { Settings } from '../settings.ts';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
  hero: Home['hero'];
  /** Where the second button leads: an address on this page. */
  tour: string;
  navigation: Navigation;
  settings: Settings;
}

/** The first screen: the claim with its rotating word, what it is and for whom, the first call, the map. */
export function HomeHero({ hero, tour, navigation, settings }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Rotator claim={hero.claim} words={hero.words} spoken={hero.spoken} pause={hero.pause} />
        <p className={styles.subtitle}>{hero.subtitle}</p>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <Button href={settings.bookingLink} look="call" newTab={navigation.newTab}>
            {hero.call}
          </Button>
          <Button href={tour} look="quiet">
            {hero.tour}
          </Button>
        </div>
        <CallTerms text={navigation.terms} />
      </div>
      <HeroMap labels={hero.places} />
    </section>
  );
}
