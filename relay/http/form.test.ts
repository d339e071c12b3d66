import { describe, expect, it } from 'vitest';
import { StoreError, type Store } from '../store/store.ts';
import { storedEnquiries, testApp } from '../testing/app.ts';

const filled = {
  name: 'Ana Vidal',
  email: 'ana@town.example',
  organization: '',
  entityType: 'Municipality',
  phone: '',
  howFoundUs: 'Media',
  message: 'First line\r\nsecond line',
};

function post(values: Record<string, string>, headers: Record<string, string> = {}) {
  return {
    method: 'POST' as const,
    url: '/enquiries',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams(values).toString(),
  };
}

describe('the form without JavaScript', () => {
  it('stores the enquiry with plain line ends, and leads to the confirmation', async () => {
    const { app, store } = testApp();
    const answer = await app.inject(post(filled));
    const [enquiry] = await storedEnquiries(store);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe(`/contact/sent?reference=${enquiry?.reference}`);
    expect(enquiry?.fields).toEqual({
      Nombre: 'Ana Vidal',
      Email: 'ana@town.example',
      Organizacion: '',
      Tipo_Entidad: 'Municipality',
      Telefono: '',
      Como_Nos_Conocio: 'Media',
      Mensaje: 'First line\nsecond line',
    });
  });

  it('takes a message of 5,000 characters, line ends counted once', async () => {
    const { app } = testApp();
    const answer = await app.inject(post({ ...filled, message: '\r\n'.repeat(2500) + '字'.repeat(2500) }));
    expect(answer.headers['location']).toMatch(/^\/contact\/sent/);
  });

  it('stores a post that is repeated once', async () => {
    const { app, store } = testApp();
    const first = await app.inject(post(filled));
    const second = await app.inject(post(filled));
    expect(second.headers['location']).toBe(first.headers['location']);
    expect(await storedEnquiries(store)).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, string]>([
    ['the first faulty field', { email: 'ana', message: '' }, 'email'],
    ['a field of blanks', { name: '  ' }, 'name'],
    ['an unknown option', { howFoundUs: 'Radio' }, 'howFoundUs'],
    ['an unknown field', { admin: 'yes' }, 'form'],
    ['a body that is too large', { message: 'a'.repeat(70_000) }, 'form'],
  ])('names %s', async (_, changes, problem) => {
    const { app, store } = testApp();
    const answer = await app.inject(post({ ...filled, ...changes }));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe(`/contact/not-sent#${problem}`);
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it('names the first field when nothing was sent', async () => {
    const { app } = testApp();
    const answer = await app.inject({ method: 'POST', url: '/enquiries' });
    expect(answer.headers['location']).toBe('/contact/not-sent#name');
  });

  it('refuses a field sent twice', async () => {
    const { app } = testApp();
    const twice = post(filled);
    const answer = await app.inject({ ...twice, payload: `${twice.payload}&name=Eva` });
    expect(answer.headers['location']).toBe('/contact/not-sent#name');
  });

  it('refuses another encoding', async () => {
    const { app } = testApp();
    const answer = await app.inject(post(filled, { 'content-type': 'application/json' }));
    expect(answer.headers['location']).toBe('/contact/not-sent#form');
  });

  it('refuses a post on behalf of another site', async () => {
    const { app, store } = testApp();
    const answer = await app.inject(post(filled, { 'sec-fetch-site': 'cross-site' }));
    expect(answer.headers['location']).toBe('/contact/not-sent#cross-site');
    expect(await storedEnquiries(store)).toEqual([]);
  });

  it('says so when the store fails', async () => {
    const broken = {
      accept: () => Promise.reject(new StoreError('disk full')),
      close: () => Promise.resolve(),
    } as unknown as Store;
    const { app } = testApp({ store: broken });
    expect((await app.inject(post(filled))).headers['location']).toBe('/contact/not-sent#unavailable');
  });

  it('takes only posts', async () => {
    const { app } = testApp();
    const answer = await app.inject('/enquiries');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });
});
