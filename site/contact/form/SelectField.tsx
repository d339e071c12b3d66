import type { FieldName } from '../../../enquiry/fields.ts';
import { Icon } from '../../components/Icon.tsx';
import type { FormWords } from '../../content/schemas/contact.ts';
import { Field, controlProps } from './Field.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  name: FieldName;
  words: FormWords;
  /** What visitors read, by stored value. */
  options: Readonly<Record<string, string>>;
  fault: string | undefined;
}

/** A field whose value is chosen from a list: a native one, styled where the browser can. */
export function SelectField({ name, words, options, fault }: SelectFieldProps) {
  const { maxLength: _, className = '', ...props } = controlProps(name, fault);
  return (
    <Field name={name} words={words} fault={fault}>
      <div className={styles.box}>
        <select {...props} className={`${className} ${String(styles.select)}`} defaultValue="">
          <option value="">{words.choose}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={20} />
      </div>
    </Field>
  );
}
