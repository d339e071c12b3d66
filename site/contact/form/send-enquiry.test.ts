import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { RecordsService } from '../../../tests/records-service.ts';
import { recordsPath, referencePattern } from '../../../enquiry/wire.ts';
import { sendEnquiry, type RecordsCall } from './send-enquiry.ts';

const fields = {
  Nombre: 'Ana Vidal',
  Email: 'ana@town.example',
  Tipo_Entidad: 'Municipality',
  Organizacion: '',
  Telefono: '',
  Como_Nos_Conocio: 'Media',
  Mensaje: 'A secret.',
};

let service: RecordsService;
let call: RecordsCall;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  service = await RecordsService.start();
  call = { url: service.url + recordsPath(service.baseId, service.tableId), token: service.token, direct: false };
  log = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  log.mockRestore();
  await service.stop();
});

/** Everything that went to the console. */
function logged(): string {
  return log.mock.calls.flat().join('\n');
}

describe('the one call', () => {
  it('stores the seven fields and brings back the reference', async () => {
    const outcome = await sendEnquiry(fields, {}, call);
    expect(outcome).toEqual({ sent: true, reference: expect.stringMatching(referencePattern) });
    expect(service.records.map((record) => record.fields)).toEqual([fields]);
    expect(service.calls).toMatchObject([{ method: 'POST', body: { records: [{ fields }] }, status: 200 }]);
    expect(logged()).toBe('');
  });

  it.each(['{}', '{"records":[]}', '{"records":[{"id":7}]}', '{"records":[{"id":"<b>"}]}', 'no JSON', ''])(
    'has succeeded without a reference when the answer is %j',
    async (body) => {
      service.fault = () => ({ kind: 'wrong-body', body });
      await expect(sendEnquiry(fields, {}, call)).resolves.toEqual({ sent: true, reference: undefined });
    },
  );

  it('has succeeded when only the end of the answer is lost', async () => {
    service.fault = () => ({ kind: 'cut-off' });
    await expect(sendEnquiry(fields, {}, call)).resolves.toEqual({ sent: true, reference: undefined });
  });

  it('logs status and error type of a refusal, and nothing of the enquiry', async () => {
    service.fault = () => ({ kind: 'status', status: 422, type: 'UNKNOWN_FIELD_NAME' });
    await expect(sendEnquiry(fields, {}, call)).resolves.toEqual({ sent: false });
    expect(logged()).toBe('Error sending message: status 422, UNKNOWN_FIELD_NAME');
  });

  it.each([
    ['{"error":"NOT_FOUND"}', 'NOT_FOUND'],
    ['<html>', 'no error type'],
    ['{"error":{"message":"A secret."}}', 'no error type'],
  ])('reads the error type of %s', async (body, type) => {
    service.fault = () => ({ kind: 'status', status: 404, body });
    await sendEnquiry(fields, {}, call);
    expect(logged()).toBe(`Error sending message: status 404, ${type}`);
  });

  it('fails when the connection is lost', async () => {
    service.fault = () => ({ kind: 'reset' });
    await expect(sendEnquiry(fields, {}, call)).resolves.toEqual({ sent: false });
    expect(logged()).toBe('Error sending message: TypeError');
  });

  it('gives up when no answer comes', async () => {
    service.fault = () => ({ kind: 'silence' });
    await expect(sendEnquiry(fields, {}, call, 100)).resolves.toEqual({ sent: false });
    expect(logged()).toBe('Error sending message: TimeoutError');
  });

  it('fails when its token cannot be a header', async () => {
    await expect(sendEnquiry(fields, {}, { ...call, token: 'clé\n' })).resolves.toEqual({ sent: false });
  });
});
