import type { LegalText } from '../content/schemas/legal.ts';
import styles from './legal.module.css';

interface TableOfContentsProps {
  heading: string;
  texts: { id: string; data: LegalText; headings: { depth: number; slug: string; text: string }[] }[];
}

/** Links to every section of the texts on a legal page. */
export function TableOfContents({ heading, texts }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-label={heading}>
      <details open>
        <summary>{heading}</summary>
        {texts.map(({ id, data, headings }) => (
          <div key={id}>
            <p>
              <a href={`#${id}`}>{data.heading}</a>
            </p>
            <ol role="list">
              {headings
                .filter(({ depth }) => depth <= 2)
                .map(({ slug, text }) => (
                  <li key={slug}>
                    <a href={`#${slug}`}>{text}</a>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </details>
    </nav>
  );
}
