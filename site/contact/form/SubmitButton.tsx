import buttonStyles from '../../components/Button.module.css';
import type { FormWords } from '../../content/schemas/contact.ts';
import styles from './SubmitButton.module.css';

/** The form's button; while an enquiry is under way it is disabled and says so. */
export function SubmitButton({ sending, words }: { sending: boolean; words: FormWords }) {
  const className = [buttonStyles.button, buttonStyles.primary, styles.submit].join(' ');
  return (
    <button type="submit" className={className} disabled={sending}>
      {sending && <span className={styles.spinner} />}
      {sending ? words.sending : words.send}
    </button>
  );
}
