import { Fragment } from 'react';
import styles from './Facts.module.css';

/** Terms and what stands behind them, as a drawn table of two columns. */
export function Facts({ facts }: { facts: { term: string; text: string }[] }) {
  return (
    <div className={styles.facts}>
      {facts.map(({ term, text }) => (
        <Fragment key={term}>
          <span className={styles.term}>{term}</span>
          <span className={styles.text}>{text}</span>
        </Fragment>
      ))}
    </div>
  );
}
