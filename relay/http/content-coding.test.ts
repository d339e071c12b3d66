import { describe, expect, it } from 'vitest';
import { chooseCoding } from './content-coding.ts';

describe('the choice of a content coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %j with %s', (header, coding) => {
    expect(chooseCoding(header, () => true)).toBe(coding);
  });

  it('offers only what there is', () => {
    expect(chooseCoding('br, gzip', (coding) => coding !== 'br')).toBe('gzip');
    expect(chooseCoding('br, gzip', (coding) => coding === 'identity')).toBe('identity');
  });
});
