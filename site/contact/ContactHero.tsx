import { Rotator } from '../components/Rotator.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { SpeechBubbles } from '../illustrations/SpeechBubbles.tsx';
import styles from './ContactHero.module.css';

/** The first screen: what the team is here for, and two people talking. */
export function ContactHero({ hero }: { hero: Contact['hero'] }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Rotator claim={hero.claim} words={hero.words} spoken={hero.spoken} pause={hero.pause} />
        <p className={styles.lead}>{hero.lead}</p>
      </div>
      <div className={styles.drawing}>
        <SpeechBubbles />
      </div>
    </section>
  );
}
