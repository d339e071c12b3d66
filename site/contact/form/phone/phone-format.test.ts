import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, it } from 'vitest';
import { createPhoneFormat, type PhoneEntry } from './phone-format.ts';

const phones = createPhoneFormat(metadata, false);

function format(text: string, country: PhoneEntry['country'] = 'ES', caret = text.length) {
  return phones.format({ text, caret, country });
}

describe('the telephone field', () => {
  it.each([
    ['6', 'ES', '6', '+34 6'],
    ['612345678', 'ES', '612 34 56 78', '+34 612 34 56 78'],
    ['(612) 345-678', 'ES', '612 34 56 78', '+34 612 34 56 78'],
    ['7911123456', 'GB', '7911 123456', '+44 7911 123456'],
    ['07911 123456', 'GB', '07911 123456', '+44 7911 123456'],
    ['0612345678', 'IT', '06 1234 5678', '+39 06 1234 5678'],
    ['8005553535', 'RU', '800 555 35 35', '+7 800 555 35 35'],
    ['2125550123', 'US', '212 555 0123', '+1 212 555 0123'],
  ] as const)('takes %j in %s for %j, stored as %j', (typed, country, text, whole) => {
    expect(format(typed, country)).toEqual({ text, caret: text.length, country, whole });
  });

  it.each([
    ['+351912345678', 'PT', '+351 912 345 678'],
    ['00351912345678', 'PT', '+351 912 345 678'],
    ['(+351) 912345678', 'PT', '+351 912 345 678'],
    ['+14165550123', 'CA', '+1 416 555 0123'],
  ])('takes the country from %j', (typed, country, text) => {
    expect(format(typed)).toMatchObject({ country, text, whole: text });
  });

  it('keeps the chosen one of several countries with the same calling code', () => {
    expect(format('+14165550123', 'US').country).toBe('US');
  });

  it('never stores an untouched prefix', () => {
    for (const text of ['', '+', '00', '+34', '+34 ', 'call me']) expect(format(text).whole).toBe('');
  });

  it('keeps what no country has', () => {
    expect(format('+999123456').whole).toBe('+999123456');
  });

  it('has at most 15 digits, calling code included', () => {
    expect(format('1'.repeat(20)).whole).toBe(`+34 ${'1'.repeat(13)}`);
    expect(format(`+${'9'.repeat(20)}`).whole.match(/\d/g)).toHaveLength(15);
  });

  it('stays within what a record can store where long numbers are allowed', () => {
    const long = createPhoneFormat(metadata, true);
    const { whole } = long.format({ text: '1'.repeat(40), caret: 40, country: 'ES' });
    expect(whole.match(/\d/g)?.length).toBeGreaterThan(15);
    expect(whole.length).toBeLessThanOrEqual(32);
  });

  it('moves a typed calling code into the country once typing is over', () => {
    expect(phones.settle(format('+351912345678'))).toMatchObject({ country: 'PT', text: '912 345 678' });
    expect(phones.settle(format('612345678'))).toMatchObject({ country: 'ES', text: '612 34 56 78' });
    expect(phones.settle(format('+999123456')).text).toBe('+999123456');
  });

  it('keeps the caret between the same digits', () => {
    expect(format('6129 34 56 78', 'ES', 4)).toMatchObject({ text: '6129345678', caret: 4 });
    expect(format('61 34 56 78', 'ES', 2)).toMatchObject({ text: '613 45 67 8', caret: 2 });
  });

  it('gets past separators in both directions', () => {
    const text = '61234 56 78';
    expect(phones.format({ text, caret: 3, country: 'ES', backward: true }).caret).toBe(3);
    expect(phones.format({ text, caret: 3, country: 'ES' }).caret).toBe(4);
  });
});
