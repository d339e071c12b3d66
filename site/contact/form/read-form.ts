import { isBlank, requiredFields, storedNames, type FieldName, type StoredName } from '../../../enquiry/fields.ts';
import { trapName, type Signals } from '../../../enquiry/signals.ts';

/** A control that holds one field. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an event's target or a form's element is a control that can hold a field. */
export function isControl(value: unknown): value is Control {
  return (
    value instanceof HTMLInputElement || value instanceof HTMLSelectElement || value instanceof HTMLTextAreaElement
  );
}

/** The seven fields as the form holds them, under their stored names. */
export function readFields(form: HTMLFormElement): Record<StoredName, string> {
  return {
    [storedNames.name]: readField(form, 'name'),
    [storedNames.email]: readField(form, 'email'),
    [storedNames.entityType]: readField(form, 'entityType'),
    [storedNames.organization]: readField(form, 'organization'),
    [storedNames.phone]: readField(form, 'phone'),
    [storedNames.howFoundUs]: readField(form, 'howFoundUs'),
    [storedNames.message]: readField(form, 'message'),
  };
}

/** How the form was filled, for the relay. */
export function readSignals(form: HTMLFormElement): Signals {
  return {
    trap: Boolean(findControl(form, trapName)?.value),
    ms: performance.now(),
    restored: document.documentElement.dataset['draft'] === 'restored',
    // `:is` forgives the one of the two names that a browser does not know.
    autofill: form.querySelector(':is(:autofill, :-webkit-autofill)') !== null,
  };
}

/** Empties required fields that hold only blanks, so that the browser's own validation finds them. */
export function emptyBlankFields(form: HTMLFormElement): void {
  for (const name of requiredFields) {
    const control = findControl(form, name);
    if (control && isBlank(control.value)) control.value = '';
  }
}

function readField(form: HTMLFormElement, name: FieldName): string {
  const control = findControl(form, name);
  return control?.dataset['whole'] ?? control?.value ?? '';
}

function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}
