import { Button } from '../components/Button.tsx';
import type { Outcomes } from '../content/schemas/outcomes.ts';
import { SnappedThread } from '../illustrations/SnappedThread.tsx';
import { FailureText } from './form/OutcomeWords.tsx';
import styles from './Outcome.module.css';

interface NotSentProps {
  notSent: Outcomes['notSent'];
  email: string;
}

/**
 * What is said after an enquiry was not stored, where the form works without JavaScript. The fragment of the address
 * shows the passage that says why.
 */
export function NotSent({ notSent, email }: NotSentProps) {
  return (
    <section className={styles.outcome}>
      <div className={styles.words}>
        <h1>{notSent.heading}</h1>
        <p className={styles.lead}>
          <FailureText text={notSent.text} email={email} />
        </p>
        {Object.entries(notSent.problems).map(([problem, { heading, text }]) => (
          <div key={problem} id={problem} className={styles.problem} data-ground="blush">
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
        <p className={styles.line}>{notSent.goBack}</p>
        <Button href={notSent.form.address} look="quiet">
          {notSent.form.label}
        </Button>
      </div>
      <SnappedThread />
    </section>
  );
}
