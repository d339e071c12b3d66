import type { LegalText, LegalWords } from '../content/schemas/legal.ts';
import styles from './legal.module.css';

interface LegalDocumentProps {
  /** Anchor of the document on its page. */
  id: string;
  data: LegalText;
  /** The body, rendered from Markdown at build. */
  html: string;
  /** Rank of the document's own heading: 1 for the text that gives the page its name. */
  level: 1 | 2;
  words: LegalWords;
  language: string;
}

/** One legal text: heading, version and date, summary, body. */
export function LegalDocument({ id, data, html, level, words, language }: LegalDocumentProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(data.date);
  return (
    <article className={styles.document} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id}>{data.heading}</Heading>
        <p className={styles.date}>
          {words.updated} <time dateTime={data.date.toISOString().slice(0, 10)}>{date}</time>
          {data.version && `, ${words.version} ${data.version}`}
        </p>
        <p className={styles.summary}>{data.summary}</p>
      </header>
      <div className={styles.body}>
        {html.split(/(?=<h2[ >])/).map((section) => (
          <section key={section} dangerouslySetInnerHTML={{ __html: section }} />
        ))}
      </div>
    </article>
  );
}
