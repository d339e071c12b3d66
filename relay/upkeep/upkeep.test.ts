import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Mailer } from '../mail/mailer.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Channel, Fault } from '../store/store.ts';
import { eventually, slow } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';
import { sendAlerts } from './alerts.ts';
import { sendDigest } from './digest.ts';
import { applyRetention } from './retention.ts';
import { Upkeep } from './upkeep.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const limits = { batch: 10, perSecond: 5, timeoutMs: 8_000, leaseMs: 30_000 };

/** A store with a clock that the test moves, and a mail server. */
async function start() {
  const clock = { ms: Date.parse('2026-01-01T12:00:00Z') };
  const store = new SqliteStore(temporaryFolder(), { channels: ['records', 'mail'], now: () => clock.ms });
  const server = await startMailServer();
  const mailer = new Mailer({ url: server.url, from: 'site@town.example' });
  onTestFinished(() => store.close());

  /** Lets a call on a channel fail, or succeed with null. */
  const endCall = async (channel: Channel, fault: Omit<Fault, 'since'> | null) => {
    const call = await store.beginCall(channel, limits);
    if ('waitMs' in call) throw new Error('There is nothing to forward.');
    const outcomes = call.enquiries.map(({ reference }) =>
      fault
        ? { state: 'received' as const, reference, nextAttemptAt: 0, reason: fault.detail }
        : { state: 'forwarded' as const, reference, recordId: 'recA' },
    );
    const since = fault ? { ...fault, since: clock.ms } : null;
    await store.endCall(call, outcomes, { failures: 1, batch: 10, pausedUntil: 0, fault: since });
  };
  return {
    clock,
    store,
    server,
    endCall,
    alert: () => sendAlerts(store, mailer, ['boss@town.example'], { forwarding: true, notification: true }, clock.ms),
    digest: () => sendDigest(store, mailer, ['office@town.example'], clock.ms),
    accept: (fields = sampleFields(), suspicion: string | null = null) => store.accept([{ fields, suspicion }]),
  };
}

describe('alerts', slow, () => {
  it('are silent while all is well', async () => {
    const { accept, alert, server } = await start();
    await accept();
    await alert();
    expect(server.letters).toEqual([]);
  });

  it('tell at once that forwarding is paused, then daily until it is mended', async () => {
    const { clock, accept, endCall, alert, server } = await start();
    await accept();
    await endCall('records', { kind: 'configuration', detail: '401 AUTHENTICATION_REQUIRED' });
    await alert();
    expect(server.letters).toMatchObject([{ to: ['boss@town.example'] }]);
    expect(server.letters[0]?.text.replaceAll('\n', ' ')).toContain('401 AUTHENTICATION_REQUIRED');
    clock.ms += hourMs;
    await endCall('records', { kind: 'configuration', detail: '401 AUTHENTICATION_REQUIRED' });
    await alert();
    expect(server.letters).toHaveLength(1);
    clock.ms += dayMs;
    await alert();
    expect(server.letters).toHaveLength(2);
    await endCall('records', null);
    await alert();
    clock.ms += dayMs;
    await alert();
    expect(server.letters).toHaveLength(2);
  });

  it('tell at once when the same trouble comes back', async () => {
    const { clock, accept, endCall, alert, server } = await start();
    await accept();
    await endCall('records', { kind: 'configuration', detail: '403' });
    await alert();
    clock.ms += 2_000;
    await endCall('records', null);
    await alert();
    clock.ms += 2_000;
    await accept(sampleFields({ Mensaje: 'Other' }));
    await endCall('records', { kind: 'configuration', detail: '403' });
    await alert();
    expect(server.letters).toHaveLength(2);
  });

  it('tell of an enquiry that waits for over an hour, not sooner', async () => {
    const { clock, accept, endCall, alert, server } = await start();
    await accept();
    await endCall('records', { kind: 'trouble', detail: '503' });
    clock.ms += hourMs;
    await alert();
    expect(server.letters).toEqual([]);
    clock.ms += 1;
    await alert();
    expect(server.letters[0]?.text).toContain('over an hour');
  });

  it('tell of an enquiry that needs attention, without saying whose', async () => {
    const { accept, store, alert, server } = await start();
    const [receipt] = await accept();
    const call = await store.beginCall('records', limits);
    if ('waitMs' in call) throw new Error('There is nothing to forward.');
    const outcome = { state: 'attention', reference: receipt?.reference ?? '', reason: '422 X' } as const;
    await store.endCall(call, [outcome], { failures: 0, batch: 1, pausedUntil: 0, fault: null });
    await alert();
    expect(server.letters[0]?.text).toContain('refuses at least one enquiry');
    expect(server.letters[0]?.text).not.toMatch(/Ana|town\.example/);
  });

  it('are tried again when the mail server refuses them', async () => {
    const { accept, endCall, alert, server } = await start();
    await accept();
    await endCall('records', { kind: 'configuration', detail: '401' });
    server.refusal = 451;
    await expect(alert()).rejects.toThrow();
    server.refusal = null;
    await alert();
    expect(server.letters).toHaveLength(1);
  });
});

describe('the digest of suspects', slow, () => {
  it('names each once, daily, and says how to send it on', async () => {
    const { clock, accept, digest, server } = await start();
    await digest();
    expect(server.letters).toEqual([]);
    const [first] = await accept(manySamples(2)[0], 'hidden field filled');
    await digest();
    const [second] = await accept(manySamples(2)[1], 'many links');
    await digest();
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]).toMatchObject({ to: ['office@town.example'] });
    const text = server.letters[0]?.text ?? '';
    for (const part of [
      first?.reference,
      'hidden field filled',
      'Ana Vidal <ana@town.example>',
      'Message 0',
      'release',
    ]) {
      expect(text).toContain(part);
    }
    clock.ms += dayMs;
    await digest();
    expect(server.letters).toHaveLength(2);
    expect(server.letters[1]?.text).toContain(second?.reference);
    expect(server.letters[1]?.text).not.toContain(first?.reference);
    clock.ms += dayMs;
    await digest();
    expect(server.letters).toHaveLength(2);
  });

  it('leaves none out when there are many', async () => {
    const { accept, digest, server } = await start();
    for (const fields of manySamples(60)) await accept(fields, 'links');
    await digest();
    expect(server.letters).toHaveLength(2);
    expect(
      server.letters
        .map(({ text }) => text)
        .join('')
        .match(/^rec\w{14}, received/gm),
    ).toHaveLength(60);
  });

  it('is tried again when the mail server refuses it', async () => {
    const { accept, digest, server } = await start();
    await accept(sampleFields(), 'links');
    server.refusal = 552;
    await expect(digest()).rejects.toThrow();
    server.refusal = null;
    await digest();
    expect(server.letters).toHaveLength(1);
  });
});

describe('retention', () => {
  it('erases what was forwarded or set apart long enough ago, and keeps what still waits', async () => {
    const { clock, accept, endCall, digest, store } = await start();
    await accept(sampleFields({ Mensaje: 'forwarded' }));
    await endCall('records', null);
    await accept(sampleFields({ Mensaje: 'suspect' }), 'links');
    await digest();
    await accept(sampleFields({ Mensaje: 'waiting' }));
    clock.ms += 30 * dayMs;
    expect(await applyRetention(store, 30, clock.ms)).toEqual({ erased: 0, scrubbed: true });
    clock.ms += 1;
    expect(await applyRetention(store, 30, clock.ms)).toEqual({ erased: 2, scrubbed: true });
    expect((await Array.fromAsync(store.enquiries())).map(({ fields }) => fields.Mensaje)).toEqual(['waiting']);
  });

  it('erases any number', async () => {
    const { clock, endCall, store } = await start();
    await store.accept(manySamples(45).map((fields) => ({ fields, suspicion: null })));
    for (let calls = 0; calls < 5; calls += 1) await endCall('records', null);
    clock.ms += 31 * dayMs;
    expect(await applyRetention(store, 30, clock.ms)).toMatchObject({ erased: 45 });
  });
});

describe('chores', slow, () => {
  it('are done again and again, whatever happens to others', async () => {
    const done = { good: 0, bad: 0 };
    const upkeep = new Upkeep(
      [
        { name: 'good', everyMs: 5, run: async () => void (done.good += 1) },
        {
          name: 'bad',
          everyMs: 5,
          run: async () => {
            done.bad += 1;
            throw new Error('Told to fail');
          },
        },
      ],
      Fastify().log,
    );
    upkeep.start();
    await eventually(() => expect(Math.min(done.good, done.bad)).toBeGreaterThan(2));
    await upkeep.stop();
    const { good, bad } = done;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(done).toEqual({ good, bad });
  });

  it('are awaited when they are stopped', async () => {
    let finished = false;
    const run = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      finished = true;
    };
    const upkeep = new Upkeep([{ name: 'long', everyMs: 5, run }], Fastify().log);
    upkeep.start();
    await upkeep.stop();
    expect(finished).toBe(true);
  });
});
