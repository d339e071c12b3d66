import { useEffect, useState, type RefObject, type SyntheticEvent } from 'react';
import { isControl } from './read-form.ts';

/** The browser's own messages about faulty fields, by the name of the control. Empty text means mended. */
export type Faults = Readonly<Record<string, string>>;

/**
 * Keeps the browser's validation messages, so that they can stand under their fields when the bubble is gone.
 * A message comes when the browser finds a fault, follows what is typed, and goes when the fault is mended.
 */
export function useFaults(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState<Faults>({});

  function note(target: unknown): void {
    if (isControl(target)) setFaults((known) => ({ ...known, [target.name]: target.validationMessage }));
  }

  // What the browser found before the scripts came. `:is` forgives a pseudo-class that it does not know.
  useEffect(() => {
    for (const control of form.current?.querySelectorAll(':is(:user-invalid)') ?? []) note(control);
  }, [form]);

  return {
    faults,
    /** For the form's `invalid` events. */
    find: ({ target }: SyntheticEvent) => note(target),
    /** For the form's `input` events. */
    follow({ target }: SyntheticEvent): void {
      if (isControl(target) && faults[target.name]) note(target);
    },
    clear: () => setFaults({}),
  };
}
