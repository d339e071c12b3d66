import type { ReactNode } from 'react';
import { maxLengths, requiredFields, type FieldName } from '../../../enquiry/fields.ts';
import type { FormWords } from '../../content/schemas/contact.ts';
import styles from './Field.module.css';

interface FieldProps {
  name: FieldName;
  words: FormWords;
  /** The browser's message about the field, if it found a fault. */
  fault: string | undefined;
  /** The control, with `controlProps`. */
  children: ReactNode;
}

/** One field: its label, its control, and what is wrong with it. */
export function Field({ name, words, fault, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {words.labels[name]}{' '}
        {isRequired(name) ? (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={styles.optional}>({words.optional})</span>
        )}
      </label>
      {children}
      <p id={`${name}-fault`} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}

/** What the control of a field carries, whatever its kind. */
export function controlProps(name: FieldName, fault: string | undefined) {
  const limits: Partial<Record<FieldName, number>> = maxLengths;
  return {
    id: name,
    name,
    className: styles.control,
    required: isRequired(name),
    maxLength: limits[name],
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': `${name}-fault`,
  };
}

function isRequired(name: FieldName): boolean {
  return (requiredFields as readonly FieldName[]).includes(name);
}
