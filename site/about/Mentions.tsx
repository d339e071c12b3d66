import type { ReactNode } from 'react';
import styles from './Mentions.module.css';

interface MentionsProps {
  heading: string;
  lead: string;
  /** How many there are, as the heading's claim: "4+". */
  claim: string;
  /** What screen readers add to a link that opens in a new tab. */
  newTab: string;
  entries: { id: string; name: string; detail: string; link: string; logo: ReactNode }[];
}

/** Awards or media mentions: logos that lead to the articles about them. */
export function Mentions({ heading, lead, claim, newTab, entries }: MentionsProps) {
  return (
    <section className={styles.mentions}>
      <div className={styles.words}>
        <p className={styles.claim} aria-hidden="true">
          {claim}
        </p>
        <div>
          <h2>
            <span className="visually-hidden">{claim} </span>
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <ul role="list" className={styles.logos}>
        {entries.map(({ id, name, detail, link, logo }) => (
          <li key={id}>
            <a className={styles.logo} href={link} target="_blank" rel="noopener">
              {logo}
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
