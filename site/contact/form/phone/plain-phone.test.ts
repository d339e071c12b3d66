import { expect, it } from 'vitest';
import { completePlainPhone } from './plain-phone.ts';

it.each([
  ['', ''],
  ['   ', ''],
  ['612345678', '+34 612345678'],
  [' 612 34-56.78 ', '+34 612 34-56.78'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['00351912345678', '00351912345678'],
  ['ask for Ana', 'ask for Ana'],
  ['12345678901234', '12345678901234'],
  [`1${' '.repeat(28)}2`, `1${' '.repeat(28)}2`],
])('stores %j as %j while the formatter is not there', (typed, stored) => {
  expect(completePlainPhone(typed)).toBe(stored);
});
