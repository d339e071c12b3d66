import { FallingLoop } from '../illustrations/FallingLoop.tsx';
import styles from './ClosingQuote.module.css';

/** The sentence that the page ends on, beside the thread that falls into the closing label. */
export function ClosingQuote({ quote }: { quote: string }) {
  return (
    <section className={styles.quote}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <FallingLoop />
    </section>
  );
}
