import type { Mention } from '../content/schemas/mentions.ts';
import { MentionLogo } from './MentionLogo.tsx';
import styles from './Mentions.module.css';

interface MentionsProps {
  heading: string;
  lead: string;
  /** How many there are at least: shown as "4+". */
  claim: number;
  /** What screen readers add to a link that opens in a new tab. */
  newTab: string;
  entries: Mention[];
}

/** Awards or media mentions: logos that lead to the articles about them. */
export function Mentions({ heading, lead, claim, newTab, entries }: MentionsProps) {
  return (
    <section className={styles.mentions}>
      <div className={styles.words}>
        <h2>
          <span className={styles.claim}>{claim}+</span> {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul role="list" className={styles.logos}>
        {entries.map(({ id, name, detail, link, logo }) => (
          <li key={id}>
            <a className={styles.logo} href={link} target="_blank" rel="noopener">
              <MentionLogo logo={logo} />
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{detail}</span>
              <span className="visually-hidden">({newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
