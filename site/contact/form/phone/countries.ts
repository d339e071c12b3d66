import type { CountryCode } from 'libphonenumber-js/core';
import type { PhoneFormat } from './phone-format.ts';

/** A country in the list: ISO 3166 code, name in the page's language, calling code without the plus sign. */
export interface Country {
  code: CountryCode;
  name: string;
  callingCode: string;
}

/** All countries of a formatter, sorted by their names in a language (BCP 47). */
export function listCountries(format: PhoneFormat, language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return format
    .countries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: format.callingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * The countries that a query finds: by the beginning of a word of the name, the ISO code, or the beginning of the
 * calling code. Accents and case do not count. Names that begin with the query come first.
 */
export function findCountries(countries: readonly Country[], query: string): Country[] {
  const wanted = simplify(query);
  const code = wanted.replace(/^(?:\+|00)/, '');
  const found = countries.filter(
    ({ code: iso, name, callingCode }) =>
      ` ${simplify(name)}`.includes(` ${wanted}`) ||
      iso.toLowerCase() === wanted ||
      (/^\d+$/.test(code) && callingCode.startsWith(code)),
  );
  const rank = ({ name }: Country) => (simplify(name).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d+]+/gu, ' ')
    .trim();
}
