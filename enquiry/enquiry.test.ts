import { describe, expect, it } from 'vitest';
import { enquiryFieldsSchema } from './enquiry.ts';
import { discoveryChannels, entityTypes, maxLengths } from './fields.ts';

const valid = {
  Nombre: 'Ana Vidal',
  Email: 'ana@town.example',
  Tipo_Entidad: 'Municipality',
  Organizacion: 'Town of Sample',
  Telefono: '+34 612 345 678',
  Como_Nos_Conocio: 'Word of mouth',
  Mensaje: 'We would like to see a demo.',
};

/** Names of the fields at fault, in order. */
function faulty(changes: Record<string, unknown>): unknown[] {
  const result = enquiryFieldsSchema.safeParse({ ...valid, ...changes });
  return result.success ? [] : result.error.issues.map(({ path }) => path[0]);
}

describe('an enquiry', () => {
  it('is its seven fields, unchanged', () => {
    expect(enquiryFieldsSchema.parse(valid)).toEqual(valid);
  });

  it('has empty text where optional fields were not filled', () => {
    const { Organizacion: _, Telefono: __, ...required } = valid;
    expect(enquiryFieldsSchema.parse(required)).toEqual({ ...required, Organizacion: '', Telefono: '' });
  });

  it.each(['Nombre', 'Email', 'Tipo_Entidad', 'Como_Nos_Conocio', 'Mensaje'])('needs %s', (name) => {
    expect(faulty({ [name]: undefined })).toEqual([name]);
    expect(faulty({ [name]: '' })).toContain(name);
    expect(faulty({ [name]: ' \t\n\u00a0' })).toContain(name);
  });

  it.each(Object.keys(valid))('has only text in %s', (name) => {
    for (const value of [1, null, [], {}, true]) expect(faulty({ [name]: value })).toEqual([name]);
  });

  it('has no other field', () => {
    const result = enquiryFieldsSchema.safeParse({ ...valid, Admin: 'yes' });
    expect(result.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['Admin'] }]);
  });

  it.each([
    ['Nombre', maxLengths.name],
    ['Organizacion', maxLengths.organization],
    ['Mensaje', maxLengths.message],
  ])('has at most so many characters in %s: %i', (name, limit) => {
    expect(faulty({ [name]: 'é'.repeat(limit) })).toEqual([]);
    expect(faulty({ [name]: 'é'.repeat(limit + 1) })).toEqual([name]);
  });

  it('has at most 32 characters and 15 digits in a telephone number', () => {
    expect(faulty({ Telefono: `+34 (612) 345-678 ext. ${'1'.repeat(4)}` })).toEqual([]);
    expect(faulty({ Telefono: '1'.repeat(15) })).toEqual([]);
    expect(faulty({ Telefono: '1'.repeat(16) })).toEqual(['Telefono']);
    expect(faulty({ Telefono: ' '.repeat(33) })).toEqual(['Telefono']);
  });

  it.each(['a@b', 'first.last+tag@sub.town.example', `${'a'.repeat(60)}@town.example`, "o'hara@town.example"])(
    'takes the e-mail address %s',
    (address) => {
      expect(faulty({ Email: address })).toEqual([]);
    },
  );

  it.each(['ana', 'ana@', '@town.example', 'a b@town.example', 'ana@-town.example', 'ana@town.example\r\nBcc: x@y.z'])(
    'does not take the e-mail address %j',
    (address) => {
      expect(faulty({ Email: address })).toEqual(['Email']);
    },
  );

  it('has one of the known options', () => {
    for (const option of entityTypes) expect(faulty({ Tipo_Entidad: option })).toEqual([]);
    for (const option of discoveryChannels) expect(faulty({ Como_Nos_Conocio: option })).toEqual([]);
    expect(faulty({ Tipo_Entidad: 'municipality' })).toEqual(['Tipo_Entidad']);
    expect(faulty({ Como_Nos_Conocio: 'Radio' })).toEqual(['Como_Nos_Conocio']);
  });

  it('replaces halves of characters, which cannot be stored', () => {
    expect(enquiryFieldsSchema.parse({ ...valid, Nombre: 'Ana \ud83e' }).Nombre).toBe('Ana \ufffd');
  });
});
