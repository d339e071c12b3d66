import { Icon } from '../components/Icon.tsx';
import type { ScreenWords } from '../content/schemas/city.ts';
import type { Contact } from '../content/schemas/scenes.ts';
import { DrawnButton } from './DrawnButton.tsx';
import { Facts } from './Facts.tsx';
import { Scene } from './Scene.tsx';
import styles from './ContactCard.module.css';

interface ContactCardProps {
  contact: Contact;
  words: Pick<ScreenWords, 'call' | 'message'>;
  label?: string;
}

/** A contact that organisations share: who answers, who sees it, when it was checked. */
export function ContactCard({ contact, words, label }: ContactCardProps) {
  return (
    <Scene label={label} card className={styles.contact}>
      <div className={styles.head}>
        <span className={styles.face} data-ground="lilac">
          <Icon name="people" />
        </span>
        <span>
          <strong>{contact.name}</strong>
          <span>{contact.answers}</span>
        </span>
      </div>
      <Facts facts={contact.facts} />
      <div className={styles.actions}>
        <DrawnButton label={words.call} icon="phone" />
        <DrawnButton label={words.message} icon="mail" quiet />
      </div>
    </Scene>
  );
}
