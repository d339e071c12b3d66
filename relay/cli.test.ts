import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SqliteStore } from './store/sqlite.ts';
import { slow } from './testing/eventually.ts';
import { temporaryFolder } from './testing/folder.ts';
import { runCommand } from './testing/process.ts';
import { manySamples, sampleFields } from './testing/samples.ts';
import type { EnquiryFields } from '../enquiry/enquiry.ts';

/** A folder whose store holds these enquiries and is open, as it is while the relay runs. */
async function folderWith(...fields: EnquiryFields[]) {
  const folder = temporaryFolder();
  const store = new SqliteStore(path.join(folder, 'data'), { channels: ['records'] });
  const receipts = await store.accept(fields.map((one) => ({ fields: one, suspicion: null })));
  return { folder, store, references: receipts.map(({ reference }) => reference) };
}

describe('npm run enquiries', slow, () => {
  it('lists enquiries for people', async () => {
    const { folder, references } = await folderWith(sampleFields({ Nombre: 'Ana \u001b[31mVidal' }));
    const { code, stdout } = await runCommand(folder, 'list');
    expect(code).toBe(0);
    expect(stdout).toContain(references[0]);
    expect(stdout).toContain('received');
    expect(stdout).toContain('ana@town.example');
    expect(stdout).toContain('1 enquiry');
    expect(stdout).not.toContain('\u001b');
  });

  it('lists enquiries as JSON, with exactly six names each', async () => {
    const { folder, references } = await folderWith(...manySamples(3));
    const { stdout } = await runCommand(folder, 'list', '--json');
    const listed = JSON.parse(stdout) as { receivedAt: string }[];
    expect(listed).toEqual(
      manySamples(3).map((fields, index) => ({
        reference: references[index],
        state: 'received',
        receivedAt: new Date(listed[index]?.receivedAt ?? '').toISOString(),
        attempts: 0,
        recordId: null,
        fields,
      })),
    );
    expect((await runCommand(folder, 'export', '--json')).stdout).toBe(stdout);
  });

  it('lists nothing as an empty array', async () => {
    const { folder } = await folderWith();
    expect(JSON.parse((await runCommand(folder, 'list', '--json')).stdout)).toEqual([]);
  });

  it('shows one enquiry', async () => {
    const { folder, references } = await folderWith(...manySamples(2));
    const { code, stdout } = await runCommand(folder, 'show', references[1] ?? '');
    expect(code).toBe(0);
    expect(stdout).toContain('Message 1');
    expect(stdout).not.toContain('Message 0');
    const json = await runCommand(folder, 'show', references[1] ?? '', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ reference: references[1], fields: manySamples(2)[1] });
  });

  it('exports CSV in which a spreadsheet runs nothing', async () => {
    const { folder, references } = await folderWith(
      sampleFields({ Nombre: '=HYPERLINK("x")', Organizacion: '@SUM(1)', Mensaje: '-1, "two"\nlines' }),
    );
    const { stdout } = await runCommand(folder, 'export', '--csv');
    const [header, ...rest] = stdout.split('\n');
    expect(header).toBe(
      'reference,state,receivedAt,attempts,recordId,Nombre,Email,Organizacion,Tipo_Entidad,Telefono,Como_Nos_Conocio,Mensaje',
    );
    const row = rest.join('\n');
    expect(row).toContain(references[0]);
    expect(row).toContain(`,"'=HYPERLINK(""x"")",ana@town.example,'@SUM(1),Municipality,'+34 612 345 678,`);
    expect(row).toContain(`"'-1, ""two""\nlines"\n`);
  });

  it('tells how things stand', async () => {
    const { folder, store } = await folderWith(...manySamples(2));
    await store.accept([{ fields: sampleFields(), suspicion: 'links' }]);
    const text = await runCommand(folder, 'stats');
    expect(text.stdout).toMatch(/received +2\n[^]*quarantined +1\n[^]*forwarding +in order/);
    const json = await runCommand(folder, 'stats', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ received: 2, quarantined: 1, erased: 0, queues: { records: {} } });
  });

  it('tells what holds enquiries up, and has them tried at once', async () => {
    const { folder, store } = await folderWith(sampleFields());
    const call = await store.beginCall('records', { batch: 10, perSecond: 5, timeoutMs: 8_000, leaseMs: 30_000 });
    if ('waitMs' in call) throw new Error('There is nothing to forward.');
    const reference = call.enquiries[0]?.reference ?? '';
    const fault = { kind: 'configuration', detail: '401 AUTHENTICATION_REQUIRED', since: Date.now() } as const;
    const pausedUntil = Date.now() + 900_000;
    await store.endCall(call, [{ state: 'received', reference, nextAttemptAt: pausedUntil, reason: '401' }], {
      failures: 1,
      batch: 1,
      pausedUntil,
      fault,
    });
    expect((await runCommand(folder, 'stats')).stdout).toContain('401 AUTHENTICATION_REQUIRED');
    expect((await runCommand(folder, 'retry')).stdout).toBe('1 enquiry will be tried at once.\n');
    expect((await store.queue('records')).pausedUntil).toBe(0);
    expect((await runCommand(folder, 'retry', reference, '--json')).stdout).toBe('{"retried":1}\n');
  });

  it('releases what was kept back', async () => {
    const { folder, store } = await folderWith();
    const [receipt] = await store.accept([{ fields: sampleFields(), suspicion: 'links' }]);
    const reference = receipt?.reference ?? '';
    expect(await runCommand(folder, 'release', reference)).toMatchObject({
      code: 0,
      stdout: `${reference} is sent on.\n`,
    });
    expect(await store.find(reference)).toMatchObject({ state: 'received' });
    expect((await runCommand(folder, 'release', reference)).code).toBe(1);
  });

  it('erases all from an address, and no other', async () => {
    const { folder, store } = await folderWith(
      sampleFields({ Email: 'Ana@Town.example' }),
      sampleFields({ Email: 'eva@town.example' }),
      sampleFields({ Mensaje: 'Again' }),
    );
    const { code, stdout } = await runCommand(folder, 'erase', '--email', 'ana@town.example', '--yes');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '2 enquiries erased.\n' });
    expect((await Array.fromAsync(store.enquiries())).map(({ fields }) => fields.Email)).toEqual(['eva@town.example']);
  });

  it('erases one, and afterwards says when and why', async () => {
    const { folder, references } = await folderWith(...manySamples(2));
    const reference = references[0] ?? '';
    const erased = await runCommand(folder, 'erase', reference, '--yes', '--json');
    expect(JSON.parse(erased.stdout)).toEqual({ erased: 1, recordIds: [], underway: [] });
    const { code, stderr } = await runCommand(folder, 'show', reference);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^The enquiry ${reference} was erased on request, at 20\\d\\d-`));
  });

  it('erases nothing without being told so', async () => {
    const { folder, store, references } = await folderWith(sampleFields());
    const { code, stderr } = await runCommand(folder, 'erase', references[0] ?? '');
    expect(code).toBe(2);
    expect(stderr).toContain('Add --yes');
    expect(await Array.fromAsync(store.enquiries())).toHaveLength(1);
  });

  it.each([
    [['show', 'recABCDEFGHIJ1234'], 1, 'There is no enquiry recABCDEFGHIJ1234.'],
    [['show'], 2, 'Name one reference.'],
    [['export'], 2, 'Choose one of --csv and --json.'],
    [['export', '--csv', '--json'], 2, 'Choose one of --csv and --json.'],
    [['release'], 2, 'Name one reference.'],
    [['release', 'recABCDEFGHIJ1234'], 1, 'No enquiry recABCDEFGHIJ1234 is quarantined.'],
    [['retry', 'recABCDEFGHIJ1234'], 1, 'No enquiry recABCDEFGHIJ1234 waits or needs attention.'],
    [['erase'], 2, 'Name either one reference or --email and an address.'],
    [['erase', 'recABCDEFGHIJ1234', '--email', 'a@b.example'], 2, 'Name either'],
    [['erase', '--email', 'nobody@town.example', '--yes'], 1, 'There is no enquiry from this address.'],
    [['list', '--xml'], 2, "Unknown option '--xml'"],
    [['list', 'all'], 2, 'one word too many'],
    [['constructor'], 2, 'There is no such command.'],
    [[], 2, ''],
  ])('answers %j with exit code %i', async (args, code, message) => {
    const { folder } = await folderWith();
    const ended = await runCommand(folder, ...args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(message);
  });

  it('explains itself', async () => {
    const { code, stdout } = await runCommand(temporaryFolder(), '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/list .*\n.*show REF[^]*export/);
  });

  it('says that there is no store yet', async () => {
    const { code, stderr } = await runCommand(temporaryFolder(), 'list');
    expect(code).toBe(1);
    expect(stderr).toContain('There is no store at');
  });
});
