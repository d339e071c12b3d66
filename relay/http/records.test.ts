import { describe, expect, it } from 'vitest';
import { referencePattern } from '../../enquiry/wire.ts';
import { StoreError, type Store } from '../store/store.ts';
import { recordsHeaders, recordsUrl, storedEnquiries, testApp } from '../testing/app.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';

function call(payload: unknown, changes: { url?: string; headers?: Record<string, string> } = {}) {
  return {
    method: 'POST' as const,
    url: changes.url ?? recordsUrl,
    headers: { ...recordsHeaders, ...changes.headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  };
}

function records(...fields: unknown[]) {
  return { records: fields.map((one) => ({ fields: one })) };
}

describe('the records call', () => {
  it('takes longer telephone numbers where the site lets visitors type them', async () => {
    const { app, store } = testApp({ serving: { longPhoneNumbers: true } });
    const fields = sampleFields({ Telefono: `+${'1'.repeat(31)}` });
    expect((await app.inject(call(records(fields)))).statusCode).toBe(200);
    expect(await storedEnquiries(store)).toMatchObject([{ fields }]);
    const longer = sampleFields({ Telefono: '1'.repeat(33) });
    expect((await app.inject(call(records(longer)))).statusCode).toBe(422);
  });

  it('stores an enquiry and answers as the hosted database does', async () => {
    const { app, store } = testApp();
    const answer = await app.inject(call(records(sampleFields())));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const [record] = answer.json<{ records: { id: string; createdTime: string; fields: unknown }[] }>().records;
    expect(record?.id).toMatch(referencePattern);
    expect(new Date(record?.createdTime ?? '').toISOString()).toBe(record?.createdTime);
    expect(record?.fields).toEqual(sampleFields());
    const stored = await storedEnquiries(store);
    expect(stored).toMatchObject([{ reference: record?.id, state: 'received', attempts: 0, fields: sampleFields() }]);
  });

  it.each([`${recordsUrl}/`, `${recordsUrl}?typecast=1`, `${recordsUrl}/?a=b`])('answers at %s too', async (url) => {
    const { app } = testApp();
    expect((await app.inject(call(records(sampleFields()), { url }))).statusCode).toBe(200);
  });

  it('stores optional fields as empty text when they are not sent', async () => {
    const { app, store } = testApp();
    const { Organizacion: _, Telefono: __, ...fields } = sampleFields();
    const answer = await app.inject(call(records(fields)));
    expect(answer.statusCode).toBe(200);
    expect((await storedEnquiries(store))[0]?.fields).toEqual({ ...fields, Organizacion: '', Telefono: '' });
  });

  it('stores ten records in one call', async () => {
    const { app, store } = testApp();
    const answer = await app.inject(call(records(...manySamples(10))));
    expect(answer.statusCode).toBe(200);
    expect((await storedEnquiries(store)).map(({ fields }) => fields)).toEqual(manySamples(10));
  });

  it('stores none of a call when one record is faulty', async () => {
    const { app, store } = testApp();
    const answer = await app.inject(call(records(sampleFields(), sampleFields({ Email: 'nobody' }))));
    expect(answer.statusCode).toBe(422);
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it('answers the same enquiry sent again with the first record, and stores it once', async () => {
    const { app, store } = testApp();
    const first = await app.inject(call(records(sampleFields())));
    const second = await app.inject(call(records(sampleFields())));
    expect(second.json()).toEqual(first.json());
    expect(await storedEnquiries(store)).toHaveLength(1);
  });

  it('takes what the page accepts at its limits', async () => {
    const { app } = testApp();
    const fields = sampleFields({
      Nombre: 'ñ'.repeat(120),
      Organizacion: '組'.repeat(160),
      Telefono: `+${'1'.repeat(15)}${' '.repeat(16)}`,
      Mensaje: '🧵'.repeat(2500),
    });
    const answer = await app.inject(call(records(fields)));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ records: { fields: unknown }[] }>().records[0]?.fields).toEqual(fields);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['an unknown field', { Admin: 'yes' }, 'UNKNOWN_FIELD_NAME', 'Admin'],
    ['a name of the prototype', { constructor: 'x' }, 'UNKNOWN_FIELD_NAME', 'constructor'],
    ['a missing field', { Mensaje: undefined }, 'INVALID_VALUE_FOR_COLUMN', 'Mensaje'],
    ['a blank field', { Nombre: ' \n ' }, 'INVALID_VALUE_FOR_COLUMN', 'Nombre'],
    ['a number', { Telefono: 612345678 }, 'INVALID_VALUE_FOR_COLUMN', 'Telefono'],
    ['nothing', { Organizacion: null }, 'INVALID_VALUE_FOR_COLUMN', 'Organizacion'],
    ['an unknown option', { Tipo_Entidad: 'Company' }, 'INVALID_VALUE_FOR_COLUMN', 'Tipo_Entidad'],
    ['no e-mail address', { Email: 'ana at town' }, 'INVALID_VALUE_FOR_COLUMN', 'Email'],
    ['too many digits', { Telefono: '+1234567890123456' }, 'INVALID_VALUE_FOR_COLUMN', 'Telefono'],
    ['over-long text', { Mensaje: 'a'.repeat(5001) }, 'INVALID_VALUE_FOR_COLUMN', 'Mensaje'],
  ])('refuses %s, naming it', async (_, changes, type, name) => {
    const { app, store } = testApp();
    const answer = await app.inject(call(records({ ...sampleFields(), ...changes })));
    expect(answer.statusCode).toBe(422);
    const { error } = answer.json<{ error: { type: string; message: string } }>();
    expect(error.type).toBe(type);
    expect(error.message).toContain(`"${name}"`);
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['more than ten records', records(...manySamples(11))],
    ['no record', { records: [] }],
    ['another shape', { fields: sampleFields() }],
    ['a list', []],
    ['nothing', null],
    ['fields that are no object', records('text')],
  ])('refuses %s', async (_, payload) => {
    const { app, store } = testApp();
    const answer = await app.inject(call(payload));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(/records|fields/);
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it.each([
    ['no JSON', '{"records":', {}],
    ['an empty body', '', {}],
    ['another content type', JSON.stringify(records(sampleFields())), { 'content-type': 'text/plain' }],
    ['a poisoned prototype', '{"__proto__":{"a":1},"records":[]}', {}],
  ])('refuses %s', async (_, payload, headers) => {
    const { app, store } = testApp();
    const answer = await app.inject(call(payload, { headers }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { type: 'INVALID_REQUEST_BODY', message: 'The request body must be JSON.' },
    });
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it('refuses a body over 64 kB', async () => {
    const { app } = testApp();
    const answer = await app.inject(call(`{"records":[${' '.repeat(64 * 1024)}]}`));
    expect(answer.statusCode).toBe(413);
    expect(answer.json<{ error: { type: string } }>().error.type).toBe('REQUEST_TOO_LARGE');
  });

  it.each<[string, Record<string, string>]>([
    ['a wrong key', { authorization: 'Bearer other' }],
    ['no key', { authorization: '' }],
    ['another scheme', { authorization: 'Basic publishable-site-key' }],
  ])('refuses %s', async (_, headers) => {
    const { app } = testApp();
    const answer = await app.inject(call(records(sampleFields()), { headers }));
    expect(answer.statusCode).toBe(401);
    expect(answer.json<{ error: { type: string } }>().error.type).toBe('AUTHENTICATION_REQUIRED');
  });

  it.each(['/v0/appOther/Enquiries', '/v0/appHilvanaWebsite/Other', '/v0/%F0%9F/x'])('refuses %s', async (url) => {
    const { app, store } = testApp();
    const answer = await app.inject(call(records(sampleFields()), { url }));
    expect([403, 404]).toContain(answer.statusCode);
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const { app } = testApp();
    const answer = await app.inject({ method, url: recordsUrl, headers: recordsHeaders });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  it.each<[number, Record<string, string>]>([
    [200, { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }],
    [200, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [200, { 'sec-fetch-site': 'none' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [200, { origin: 'http://site.example', host: 'site.example' }],
    [200, { origin: 'http://site.example:8080', host: 'site.example:8080' }],
    [403, { origin: 'http://other.example', host: 'site.example' }],
    [403, { origin: 'null', host: 'site.example' }],
  ])('answers %i to a browser that sends %j', async (status, headers) => {
    const { app } = testApp();
    expect((await app.inject(call(records(sampleFields()), { headers }))).statusCode).toBe(status);
  });

  it('answers 503 in the same shape when the store fails, and says nothing of the reason', async () => {
    const broken = {
      accept: () => Promise.reject(new StoreError('disk I/O error')),
      close: () => Promise.resolve(),
    } as unknown as Store;
    const { app } = testApp({ store: broken });
    const answer = await app.inject(call(records(sampleFields())));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      error: { type: 'SERVICE_UNAVAILABLE', message: 'The enquiry could not be stored. Please try again later.' },
    });
  });
});
