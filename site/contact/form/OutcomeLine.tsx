import type { Ref } from 'react';
import styles from './OutcomeLine.module.css';
import { FailureText, type OutcomeTexts } from './OutcomeWords.tsx';
import type { Outcome } from './send-enquiry.ts';

interface OutcomeLineProps {
  /** Undefined until something was sent, and during the next attempt. */
  outcome: Outcome | undefined;
  texts: OutcomeTexts;
  email: string;
  ref: Ref<HTMLDivElement>;
}

/**
 * The outcome, by the form, until the next attempt. Both regions are there from the start: screen readers announce
 * only what changes in a region that they know.
 */
export function OutcomeLine({ outcome, texts: { sent, notSent }, email, ref }: OutcomeLineProps) {
  return (
    <div ref={ref} className={styles.outcome}>
      <div role="status">
        {outcome?.sent === true && (
          <p className={styles.sent}>
            <strong>{sent.heading}</strong>
            <span>{sent.text}</span>
            {outcome.reference && (
              <span>
                {sent.reference} <b>{outcome.reference}</b>
              </span>
            )}
          </p>
        )}
      </div>
      <div role="alert">
        {outcome?.sent === false && (
          <p className={styles.failed}>
            <strong>{notSent.heading}</strong>
            <span>
              <FailureText text={notSent.text} email={email} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
