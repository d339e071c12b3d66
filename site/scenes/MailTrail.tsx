import type { Mails } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './MailTrail.module.css';

/** An exchange of mails, the latest outside: each one quotes the one before, and none answers it. */
export function MailTrail({ mails, label }: { mails: Mails; label?: string }) {
  return (
    <Scene label={label} card className={styles.trail}>
      <Mail mails={mails} />
    </Scene>
  );
}

/** The first mail, with the others quoted below it. */
function Mail({ mails: [mail, ...quoted] }: { mails: Mails }) {
  return (
    mail && (
      <div className={styles.mail}>
        <span className={styles.head}>
          <strong>{mail.from}</strong>
          <span>{mail.time}</span>
        </span>
        <span>{mail.text}</span>
        <Mail mails={quoted} />
      </div>
    )
  );
}
