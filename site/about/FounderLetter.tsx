import { StitchDivider } from '../components/Stitch.tsx';
import styles from './FounderLetter.module.css';

interface FounderLetterProps {
  heading: string;
  /** The letter, rendered from Markdown at build. */
  html: string;
  founder: string;
  /** What the founder is, under the signature. */
  role: string;
}

/** The founder's letter, on a sheet sewn to the page. */
export function FounderLetter({ heading, html, founder, role }: FounderLetterProps) {
  return (
    <section className={styles.letter} data-ground="linen">
      <h2>{heading}</h2>
      <div className={styles.sheet} data-ground="card">
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={styles.signature}>
          <span className={styles.name}>{founder}</span>
          <StitchDivider />
          <span className={styles.role}>{role}</span>
        </p>
      </div>
    </section>
  );
}
