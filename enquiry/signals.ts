/**
 * What a form tells about how it was filled, to tell people from programs. It travels beside the enquiry, only to the
 * site's own relay, and is never stored. Every signal is optional: a missing one is never suspect.
 */

/** Name of the request header that carries the signals. */
export const signalsHeader = 'Enquiry-Signals';

/** Name of the control that people do not see; only programs fill it. A form post carries it in its body. */
export const trapName = 'website';

/** How a form was filled. */
export interface Signals {
  /** Whether the hidden control was filled. */
  trap?: boolean;
  /** Milliseconds from the form's appearance to its submission. */
  ms?: number;
  /** Whether a draft was restored, so that little was left to type. */
  restored?: boolean;
  /** Whether the browser filled fields in. */
  autofill?: boolean;
}

const flags = ['trap', 'restored', 'autofill'] as const;

/**
 * The header's value: `name=value` pairs, separated by semicolons, such as `trap=1;ms=1400;restored=1;autofill=1`.
 * Flags stand there only when set, with the value 1; `ms` is a whole number.
 */
export function formatSignals(signals: Signals): string {
  const pairs = flags.filter((name) => signals[name]).map((name) => `${name}=1`);
  if (signals.ms !== undefined) pairs.push(`ms=${Math.round(signals.ms)}`);
  return pairs.join(';');
}

/** Reads the header's value. What it does not understand counts as missing. */
export function parseSignals(value: string): Signals {
  const signals: Signals = {};
  for (const pair of value.slice(0, 200).split(';')) {
    const [name, text = ''] = pair.trim().split('=');
    const flag = flags.find((known) => known === name);
    if (flag && text === '1') signals[flag] = true;
    if (name === 'ms' && /^\d{1,9}$/.test(text)) signals.ms = Number(text);
  }
  return signals;
}
