import type { Outcomes } from '../../content/schemas/outcomes.ts';

/** What is said after sending, by the notice and by the line in the form alike. */
export interface OutcomeTexts {
  sent: Pick<Outcomes['sent'], 'heading' | 'text' | 'reference'>;
  notSent: Pick<Outcomes['notSent'], 'heading' | 'text'>;
}

/** The failure's text, with the address that it ends on. */
export function FailureText({ text, email }: { text: string; email: string }) {
  return (
    <>
      {text} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
