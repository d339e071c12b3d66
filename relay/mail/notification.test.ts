import { createServer } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Forwarder } from '../forward/loop.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { eventually, slow } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';
import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import { Mailer } from './mailer.ts';
import { Notification } from './notification.ts';

const from = 'site@town.example';

/** A store whose new enquiries are mailed through `url`. */
function startNotification(url: string, timeoutMs = 2_000) {
  const store = new SqliteStore(temporaryFolder(), { channels: ['records', 'mail'] });
  const destination = new Notification(new Mailer({ url, from }, timeoutMs), [
    'office@town.example',
    'eva@town.example',
  ]);
  const forwarder = new Forwarder(store, destination, Fastify().log, { schedule: { firstMs: 20, longestMs: 100 } });
  onTestFinished(async () => {
    await forwarder.stop();
    await store.close();
  });
  forwarder.start();
  return {
    store,
    accept: async (...fields: EnquiryFields[]) => {
      const receipts = await store.accept(fields.map((one) => ({ fields: one, suspicion: null })));
      forwarder.wake();
      return receipts;
    },
  };
}

describe('e-mail for a new enquiry', slow, () => {
  it('says what was written, and is answered by replying', async () => {
    const server = await startMailServer();
    const { accept } = startNotification(server.url);
    const [receipt] = await accept(
      sampleFields({ Nombre: 'Ñandú Vidal', Organizacion: '', Mensaje: 'Straße\n\n.\nend' }),
    );
    await eventually(() => expect(server.letters).toHaveLength(1));
    const [letter] = server.letters;
    expect(letter).toMatchObject({ from, to: ['office@town.example', 'eva@town.example'] });
    expect(letter?.headers.get('reply-to')).toBe('ana@town.example');
    expect(letter?.headers.get('message-id')).toBe(`<${receipt?.reference}@town.example>`);
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(letter?.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(letter?.text).toContain('Nombre: Ñandú Vidal\nEmail: ana@town.example\nOrganizacion: (empty)\n');
    expect(letter?.text).toContain('Straße\n\n.\nend');
    expect(letter?.text).toContain(receipt?.reference);
  });

  it('cannot be made to carry other headers', async () => {
    const server = await startMailServer();
    const { accept } = startNotification(server.url);
    await accept(
      sampleFields({
        Organizacion: 'Town\r\nBcc: victim@x.example\u2028X-Other: 1',
        Nombre: 'Ana\r\n\r\nBcc: victim@x.example',
        Mensaje: '.\r\nQUIT\r\nBcc: victim@x.example',
      }),
    );
    await eventually(() => expect(server.letters).toHaveLength(1));
    const [letter] = server.letters;
    expect(letter?.to).toEqual(['office@town.example', 'eva@town.example']);
    expect([...(letter?.headers.keys() ?? [])]).not.toContain('bcc');
    expect([...(letter?.headers.keys() ?? [])]).not.toContain('x-other');
    expect(letter?.headers.get('subject')).toContain('Bcc: victim@x.example');
  });

  it('is sent one for each enquiry, with user and password', async () => {
    const server = await startMailServer({ user: 'site', password: 'secret' });
    const { accept } = startNotification(server.url);
    await accept(...manySamples(3));
    await eventually(() => expect(server.letters).toHaveLength(3));
    expect(new Set(server.letters.map(({ headers }) => headers.get('message-id'))).size).toBe(3);
  });

  it('is tried again until the mail server takes it', async () => {
    const server = await startMailServer();
    server.refusal = 451;
    const { store, accept } = startNotification(server.url);
    await accept(sampleFields());
    await eventually(async () => {
      const { fault, failures } = await store.queue('mail');
      expect(failures).toBeGreaterThan(1);
      expect(fault).toMatchObject({ kind: 'trouble', detail: 'EMESSAGE 451' });
    });
    server.refusal = null;
    await eventually(() => expect(server.letters).toHaveLength(1));
  });

  it('pauses and says so when the password is wrong', async () => {
    const server = await startMailServer({ user: 'site', password: 'secret' });
    const { store, accept } = startNotification(server.url.replace('secret', 'wrong'));
    await accept(sampleFields());
    await eventually(async () =>
      expect((await store.queue('mail')).fault).toMatchObject({ kind: 'configuration', detail: 'EAUTH 535' }),
    );
  });

  it('gives up waiting for a mail server that says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { store, accept } = startNotification(`smtp://127.0.0.1:${port}`, 100);
    await accept(sampleFields());
    await eventually(async () =>
      expect((await store.queue('mail')).fault).toMatchObject({ kind: 'trouble', detail: 'ETIMEDOUT' }),
    );
  });

  it('does not send in clear text to another machine', async () => {
    const server = await startMailServer();
    const { port } = new URL(server.url);
    const mailer = new Mailer({ url: `smtp://0.0.0.0:${port}`, from }, 1_000);
    await expect(mailer.send({ to: ['a@town.example'], subject: 's', text: 't' })).rejects.toThrow(/TLS/);
    expect(server.letters).toEqual([]);
  });
});
