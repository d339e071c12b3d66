import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { trapName } from '../../../enquiry/signals.ts';
import { formPath } from '../../../enquiry/wire.ts';
import { Notice } from '../../components/Notice.tsx';
import type { FormWords } from '../../content/schemas/contact.ts';
import { Field, controlProps } from './Field.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { FailureText, type OutcomeTexts } from './OutcomeWords.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { PhoneField } from './phone/PhoneField.tsx';
import { emptyBlankFields, readFields, readSignals } from './read-form.ts';
import { sendEnquiry, type Outcome, type RecordsCall } from './send-enquiry.ts';
import { useFaults } from './use-faults.ts';
import styles from './EnquiryForm.module.css';

interface EnquiryFormProps {
  words: FormWords;
  outcomes: OutcomeTexts;
  call: RecordsCall;
  /** Contact e-mail, for those whom the form fails. */
  email: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Whether telephone numbers may have more than 15 digits. */
  longPhoneNumbers: boolean;
}

/** Tells the page that the form answers by itself from now on. */
const readyEvent = 'island:ready';

/** How long the notices are shown, in milliseconds. */
const durations = { sent: 4000, notSent: 5000 };

/**
 * The enquiry form. At build it is a native form that posts to the relay; in the browser it makes the one call itself
 * and says what became of it. Its fields are uncontrolled: what was typed before the scripts came stays.
 */
export function EnquiryForm({ words, outcomes, call, email, language, longPhoneNumbers }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [notice, setNotice] = useState<{ id: number; sent: boolean }>();
  const [sentCount, setSentCount] = useState(0);
  const { faults, find, follow, clear } = useFaults(form);
  const removeNotice = useCallback(() => setNotice(undefined), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget: sentForm, nativeEvent } = event;
    if (busy.current) return;
    emptyBlankFields(sentForm);
    if (!sentForm.reportValidity()) return;
    busy.current = true;
    setSending(true);
    setOutcome(undefined);
    const result = await sendEnquiry(readFields(sentForm), readSignals(sentForm), call);
    busy.current = false;
    flushSync(() => {
      setSending(false);
      setOutcome(result);
      setNotice((last) => ({ id: (last?.id ?? 0) + 1, sent: result.sent }));
      clear();
      if (result.sent) setSentCount((count) => count + 1);
    });
    if (result.sent) sentForm.reset();
    line.current?.scrollIntoView({ block: 'nearest' });
    // A disabled button loses the focus.
    if (document.activeElement === document.body) nativeEvent.submitter?.focus({ preventScroll: true });
  }

  useEffect(() => {
    form.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  }, []);

  return (
    <div className={styles.box}>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.name}
        data-draft
        {...(call.direct ? { method: 'dialog' } : { method: 'post', action: formPath })}
        onSubmit={submit}
        onInvalid={find}
        onInput={follow}
      >
        <p className={styles.introduction}>{words.introduction}</p>
        <Field name="name" words={words} fault={faults['name']}>
          <input {...controlProps('name', faults['name'])} type="text" autoComplete="name" />
        </Field>
        <Field name="email" words={words} fault={faults['email']}>
          <input {...controlProps('email', faults['email'])} type="email" autoComplete="email" />
        </Field>
        <Field name="organization" words={words} fault={faults['organization']}>
          <input {...controlProps('organization', faults['organization'])} type="text" autoComplete="organization" />
        </Field>
        <SelectField name="entityType" words={words} options={words.entityTypes} fault={faults['entityType']} />
        <PhoneField key={sentCount} words={words} language={language} long={longPhoneNumbers} fault={faults['phone']} />
        <SelectField name="howFoundUs" words={words} options={words.discoveryChannels} fault={faults['howFoundUs']} />
        <div className={styles.wide}>
          <Field name="message" words={words} fault={faults['message']}>
            <textarea {...controlProps('message', faults['message'])} rows={4} />
          </Field>
        </div>
        <div className="visually-hidden" aria-hidden="true">
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </div>
        <div className={styles.actions}>
          <SubmitButton sending={sending} words={words} />
          <p className={styles.note}>
            {words.note} <a href="#privacy">{words.noteLink}</a>
          </p>
        </div>
        <OutcomeLine ref={line} outcome={outcome} texts={outcomes} email={email} />
      </form>
      {call.direct && (
        <p className={styles.unable}>
          <FailureText text={words.withoutScript} email={email} />
        </p>
      )}
      {notice && (
        <Notice
          key={notice.id}
          tone={notice.sent ? 'good' : 'bad'}
          title={notice.sent ? outcomes.sent.heading : outcomes.notSent.heading}
          close={words.close}
          duration={notice.sent ? durations.sent : durations.notSent}
          onRemove={removeNotice}
        >
          {notice.sent ? outcomes.sent.text : <FailureText text={outcomes.notSent.text} email={email} />}
        </Notice>
      )}
    </div>
  );
}
