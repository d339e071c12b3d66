import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, it } from 'vitest';
import { findCountries, listCountries } from './countries.ts';
import { createPhoneFormat } from './phone-format.ts';

const format = createPhoneFormat(metadata, false);
const countries = listCountries(format, 'en');

function find(query: string): string[] {
  return findCountries(countries, query).map(({ code }) => code);
}

describe('the list of countries', () => {
  it('names every country in the language of the page, in its order', () => {
    expect(countries.find(({ code }) => code === 'ES')).toEqual({ code: 'ES', name: 'Spain', callingCode: '34' });
    expect(listCountries(format, 'es').find(({ code }) => code === 'ES')?.name).toBe('España');
    expect(countries.map(({ name }) => name)).toEqual([...countries.map(({ name }) => name)].sort(compare));
    expect(countries.length).toBeGreaterThan(200);
  });

  it.each([
    ['por', 'PT'],
    ['united k', 'GB'],
    ['gb', 'GB'],
    ['aland', 'AX'],
    ['Åland', 'AX'],
    ['cote', 'CI'],
    ['+351', 'PT'],
    ['00351', 'PT'],
    ['351', 'PT'],
  ])('finds with %j first %s', (query, code) => {
    expect(find(query)[0]).toBe(code);
  });

  it('finds by any word of a name, after the names that begin with it', () => {
    expect(find('guinea')).toEqual(['GN', 'GW', 'GQ', 'PG']);
  });

  it('finds everything without a query, and nothing with nonsense', () => {
    expect(find('  ')).toHaveLength(countries.length);
    expect(find('zzz')).toEqual([]);
    expect(find('+')).toEqual([]);
  });
});

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
