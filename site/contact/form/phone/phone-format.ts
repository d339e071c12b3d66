import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  type CountryCode,
  type MetadataJson,
} from 'libphonenumber-js/core/es6';
import { countDigits, maxLengths, maxPhoneDigits } from '../../../../enquiry/fields.ts';

/** A telephone number as the field shows it and as the record stores it. */
export interface Phone {
  /** What the field shows: without the calling code of `country`, unless it was typed. */
  text: string;
  /** Where the caret stands in `text`. */
  caret: number;
  country: CountryCode;
  /** International form, such as `+34 612 34 56 78`; empty without a digit after the calling code. */
  whole: string;
}

/** A change of the field: what it shows now, where the caret stands, and the country that was chosen. */
export interface PhoneEntry {
  text: string;
  caret: number;
  country: CountryCode;
  /** Whether the change was a deletion to the left, which must get past the separators. */
  backward?: boolean;
}

/** Formats telephone numbers as they are typed, by the rules of libphonenumber. */
export interface PhoneFormat {
  /** Formats an entry. Digits beyond the limit are left out; a calling code that was typed decides the country. */
  format: (entry: PhoneEntry) => Phone;
  /** Once typing is over: moves a calling code that was typed into the country. */
  settle: (phone: Phone) => Phone;
  /** Every country that has telephone numbers, as ISO 3166 codes. */
  countries: () => CountryCode[];
  /** Calling code of a country, without the plus sign. */
  callingCode: (country: CountryCode) => string;
}

/**
 * Makes the formatter from the metadata of libphonenumber-js. `long` lifts the limit of 15 digits; what a record can
 * store stays the limit then.
 */
export function createPhoneFormat(metadata: MetadataJson, long: boolean): PhoneFormat {
  const callingCode = (country: CountryCode) => getCountryCallingCode(country, metadata);

  function read(typed: string, country: CountryCode): Phone {
    const prefix = isInternational(typed) ? '' : `+${callingCode(country)}`;
    const formatter = new AsYouType(undefined, metadata);
    const shown = formatter.input(prefix + typed);
    const text = prefix === '' ? shown : shown.slice(prefix.length).trimStart();
    const code = formatter.getCallingCode();
    const unknown = code === undefined ? formatter.getNumberValue() : undefined;
    return {
      text,
      caret: text.length,
      country: code === callingCode(country) ? country : (formatter.getCountry() ?? country),
      whole: formatter.getNumber()?.formatInternational() ?? unknown ?? '',
    };
  }

  return {
    format({ text, caret, country, backward = false }) {
      let typed = text
        .replace(/[^\d+]/g, '')
        .replace(/^00/, '+')
        .replace(/(?!^)\+/g, '');
      let phone = read(typed, country);
      while (typed !== '' && isTooLong(phone.whole, long)) {
        typed = typed.slice(0, -1);
        phone = read(typed, country);
      }
      return { ...phone, caret: placeCaret(phone.text, countDigits(text.slice(caret)), backward) };
    },
    settle(phone) {
      const code = `+${callingCode(phone.country)}`;
      if (!isInternational(phone.text) || !phone.whole.startsWith(code)) return phone;
      const text = phone.whole.slice(code.length).trimStart();
      return { ...phone, text, caret: text.length };
    },
    countries: () => getCountries(metadata),
    callingCode,
  };
}

function isInternational(text: string): boolean {
  return text.startsWith('+');
}

function isTooLong(whole: string, long: boolean): boolean {
  return whole.length > maxLengths.phone || (!long && countDigits(whole) > maxPhoneDigits);
}

/** The place in a text that has so many digits after it; to the left of separators if so told. */
function placeCaret(text: string, digitsAfter: number, backward: boolean): number {
  let place = text.length;
  while (place > 0 && countDigits(text.slice(place)) < digitsAfter) place -= 1;
  while (backward && place > 0 && /[^\d+]/.test(text.charAt(place - 1))) place -= 1;
  return place;
}
