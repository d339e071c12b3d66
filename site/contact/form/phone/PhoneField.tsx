import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountryCode } from 'libphonenumber-js/core';
import { maxPhoneDigits } from '../../../../enquiry/fields.ts';
import type { FormWords } from '../../../content/schemas/contact.ts';
import { Field, controlProps } from '../Field.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import { loadPhoneFormat } from './load-phone-format.ts';
import type { Phone, PhoneFormat } from './phone-format.ts';
import { completePlainPhone, defaultCountry } from './plain-phone.ts';
import styles from './PhoneField.module.css';

interface PhoneFieldProps {
  words: FormWords;
  /** BCP 47 tag of the page's language, for the names of countries. */
  language: string;
  /** Whether numbers may have more than 15 digits. */
  long: boolean;
  fault: string | undefined;
}

/** At most 15 digits, with whatever signs between them, for browsers that only have the plain input. */
const digitsPattern = `\\D*(?:\\d\\D*){0,${maxPhoneDigits}}`;

/**
 * The telephone field: a plain input until it is first used, then formatted as one types, with a list of countries.
 * What is to be stored stands in the input's `data-whole`, since the input shows no calling code.
 */
export function PhoneField({ words, language, long, fault }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState<CountryCode>(defaultCountry.code);
  const [format, setFormat] = useState<PhoneFormat>();

  function show(control: HTMLInputElement, phone: Phone): void {
    if (control.value !== phone.text) control.value = phone.text;
    if (document.activeElement === control) control.setSelectionRange(phone.caret, phone.caret);
    control.dataset['whole'] = phone.whole;
    setCountry(phone.country);
  }

  function type(control: HTMLInputElement, backward: boolean): void {
    const { value: text, selectionStart } = control;
    if (format) show(control, format.format({ text, caret: selectionStart ?? text.length, country, backward }));
    else control.dataset['whole'] = completePlainPhone(text);
  }

  function settle(control: HTMLInputElement, by: PhoneFormat, picked?: CountryCode): void {
    const { value: text } = control;
    const settled = by.settle(by.format({ text, caret: text.length, country }));
    show(control, picked ? by.format({ ...settled, country: picked }) : settled);
  }

  async function wake(): Promise<PhoneFormat> {
    const loaded = await loadPhoneFormat(long);
    setFormat(loaded);
    if (input.current?.value) settle(input.current, loaded);
    return loaded;
  }

  function pick(picked: CountryCode): void {
    const control = input.current;
    if (!format || !control) return;
    // At once, since the event below, which tells the draft, is handled with the country that is rendered.
    flushSync(() => settle(control, format, picked));
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  }

  const catchUp = useEffectEvent(() => {
    const control = input.current;
    if (!control || (control.value === '' && document.activeElement !== control)) return;
    control.dataset['whole'] = completePlainPhone(control.value);
    wake().catch(() => undefined);
  });

  // The field may have been entered, filled, or restored from a draft, before the scripts came.
  useEffect(() => catchUp(), []);

  return (
    <Field name="phone" words={words} fault={fault}>
      <div className={styles.box}>
        <CountryPicker
          country={country}
          callingCode={format?.callingCode(country) ?? defaultCountry.callingCode}
          words={words.phone}
          language={language}
          wake={wake}
          onPick={pick}
        />
        <input
          {...controlProps('phone', fault)}
          ref={input}
          type="tel"
          autoComplete="tel"
          placeholder={words.phone.placeholder}
          pattern={long ? undefined : digitsPattern}
          onFocus={() => {
            if (!format) wake().catch(() => undefined);
          }}
          onInput={({ currentTarget, nativeEvent }) =>
            type(currentTarget, nativeEvent.inputType === 'deleteContentBackward')
          }
          onBlur={({ currentTarget }) => {
            if (format) settle(currentTarget, format);
          }}
        />
      </div>
    </Field>
  );
}
