import { referencePlaceholder } from '../../enquiry/wire.ts';
import { Button } from '../components/Button.tsx';
import { StitchDivider } from '../components/Stitch.tsx';
import type { Outcomes } from '../content/schemas/outcomes.ts';
import { SpeechBubbles } from '../illustrations/SpeechBubbles.tsx';
import styles from './Outcome.module.css';

/** What is said after an enquiry was stored, where the form works without JavaScript. The relay fills in the reference. */
export function Sent({ sent }: { sent: Outcomes['sent'] }) {
  return (
    <section className={styles.outcome}>
      <div className={styles.words}>
        <h1>{sent.heading}</h1>
        <div className={styles.stitches}>
          <StitchDivider />
        </div>
        <p className={styles.lead}>{sent.text}</p>
        <p className={styles.reference} data-reference hidden>
          {sent.reference} <strong>{referencePlaceholder}</strong>
          <span>{sent.referenceUse}</span>
        </p>
        <Button href={sent.next.address}>{sent.next.label}</Button>
      </div>
      <SpeechBubbles />
    </section>
  );
}
