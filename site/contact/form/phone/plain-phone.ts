import { countDigits, maxLengths, maxPhoneDigits } from '../../../../enquiry/fields.ts';

/** The country of a number that was typed without a calling code. */
export const defaultCountry = { code: 'ES', callingCode: '34' } as const;

/**
 * What a number is stored as while the formatter is not there: a plain national number gets the default calling code,
 * as far as the limits allow; any other text stays as it was typed.
 */
export function completePlainPhone(text: string): string {
  const typed = text.trim();
  const whole = `+${defaultCountry.callingCode} ${typed}`;
  const isNational = /^(?!00)\d[\d\s().-]*$/.test(typed);
  return isNational && whole.length <= maxLengths.phone && countDigits(whole) <= maxPhoneDigits ? whole : typed;
}
