import { expect } from 'vitest';
import { serveSite } from '../tools/served-site.ts';
import { RecordsService } from './records-service.ts';
import { fill, listEnquiries, notice, stored, submitButton } from './support/enquiry.ts';
import { test as base } from './support/test.ts';

const test = base
  .extend('service', { scope: 'file' }, async ({}, { onCleanup }) => {
    const service = await RecordsService.start();
    onCleanup(() => service.stop());
    return service;
  })
  .extend('forwarding', { scope: 'file' }, async ({ service }, { onCleanup }) => {
    const site = await serveSite(service.environment);
    onCleanup(() => site.stop());
    return site;
  });

test('an enquiry sent in the page arrives at the hosted database with exactly the seven fields', async ({
  open,
  service,
  forwarding,
}) => {
  const page = await open('/contact', { site: forwarding });
  await fill(page);
  await submitButton(page).click();
  await notice(page).getByText('¡Message sent!').waitFor();
  await expect.poll(() => service.records.map(({ fields }) => fields), { timeout: 10_000 }).toEqual([stored]);
  const [call] = service.calls;
  expect(call).toMatchObject({ method: 'POST', path: `/v0/${service.baseId}/${service.tableId}` });
  expect(call!.authorization).toBe(`Bearer ${service.token}`);
  await expect
    .poll(() => listEnquiries(forwarding), { timeout: 10_000 })
    .toMatchObject([{ state: 'forwarded', recordId: service.records[0]!.id, fields: stored }]);
});
