import { describe, expect, it } from 'vitest';
import type { EnquiryFields } from '../enquiry/enquiry.ts';
import type { Signals } from '../enquiry/signals.ts';
import { findSuspicion } from './suspicion.ts';
import { sampleFields } from './testing/samples.ts';

const oneLink = { Mensaje: 'Our site is https://town.example, please have a look.' };

describe('what is suspect', () => {
  it.each<[Partial<EnquiryFields>, Signals, string]>([
    [{}, { trap: true }, 'hidden field filled'],
    [{ Mensaje: 'Buy <script>alert(1)</script>' }, {}, 'script or markup'],
    [{ Mensaje: '<a href="https://x.example">cheap</a>' }, {}, 'script or markup'],
    [{ Mensaje: '[url=https://x.example]cheap[/url]' }, {}, 'script or markup'],
    [{ Mensaje: 'https://a.example http://b.example www.c.example' }, {}, 'many links'],
    [{ Nombre: 'Visit www.x.example' }, {}, 'link in the name'],
    [oneLink, { ms: 1999 }, 'within two seconds'],
  ])('%j with %j: %s', (changes, signals, reason) => {
    expect(findSuspicion(sampleFields(changes), signals)).toContain(reason);
  });

  it('names every reason', () => {
    const reasons = findSuspicion(sampleFields({ Nombre: 'http://x.example' }), { trap: true, ms: 100 });
    expect(reasons).toBe('hidden field filled, link in the name, link, sent within two seconds');
  });
});

describe('what is not suspect', () => {
  it.each<[string, Partial<EnquiryFields>, Signals]>([
    ['an ordinary enquiry', {}, { ms: 40_000 }],
    ['no signals at all', {}, {}],
    ['speed alone', {}, { ms: 300 }],
    ['a link or two', { Mensaje: 'https://town.example and www.town.example/social' }, { ms: 40_000 }],
    ['a link without signals', oneLink, {}],
    ['a link sent fast from a restored draft', oneLink, { ms: 300, restored: true }],
    ['a link sent fast after autofill', oneLink, { ms: 300, autofill: true }],
    ['any language', { Mensaje: 'Нам потрібна допомога. 我们需要帮助。 نحتاج إلى مساعدة' }, { ms: 1_000 }],
    ['signs of arithmetic', { Mensaje: 'We have <100 places and a > b; [urgent]' }, {}],
  ])('%s', (_, changes, signals) => {
    expect(findSuspicion(sampleFields(changes), signals)).toBeNull();
  });
});
