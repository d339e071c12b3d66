import { StitchDivider } from '../components/Stitch.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import styles from './PrivacySummary.module.css';

/** The short privacy information that Spanish law asks for beside a form, with the way to the whole text. */
export function PrivacySummary({ id, privacy }: { id: string; privacy: Contact['privacy'] }) {
  return (
    <div id={id} className={styles.privacy}>
      <StitchDivider />
      <h3>{privacy.heading}</h3>
      <dl className={styles.items}>
        {privacy.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={privacy.link.address}>{privacy.link.label}</a>
      </p>
    </div>
  );
}
