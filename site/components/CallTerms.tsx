import styles from './CallTerms.module.css';
import { FalseStart } from './Stitch.tsx';

/** What a first call is like, beside the buttons that lead to it. */
export function CallTerms({ text }: { text: string }) {
  return (
    <p className={styles.terms}>
      <FalseStart />
      <span>{text}</span>
    </p>
  );
}
