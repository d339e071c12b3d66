import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { Locator, Page, Request } from 'playwright-core';
import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import { fieldNames, type FieldName } from '../../enquiry/fields.ts';
import { root } from '../../tools/run.ts';
import type { ServedSite } from '../../tools/served-site.ts';

/** What a visitor types and chooses. */
export const typed: Record<FieldName, string> = {
  name: 'Ana Vidal',
  email: 'ana@town.example',
  organization: 'Town of Sample',
  entityType: 'Municipality',
  phone: '612345678',
  howFoundUs: 'Word of mouth',
  message: 'We would like to see a demo.\nIs a Tuesday possible?',
};

/** The same as it is to be stored. */
export const stored: EnquiryFields = {
  Nombre: typed.name,
  Email: typed.email,
  Tipo_Entidad: 'Municipality',
  Organizacion: typed.organization,
  Telefono: '+34 612 34 56 78',
  Como_Nos_Conocio: 'Word of mouth',
  Mensaje: typed.message,
};

/** The control of one field. */
export function control(page: Page, name: FieldName): Locator {
  return page.locator(`form [name="${name}"]`);
}

/** The button that sends, whatever it says at the moment. */
export function submitButton(page: Page): Locator {
  return page.locator('form button[type=submit]');
}

/** Fills the form as a visitor does, field by field. */
export async function fill(page: Page, values: Partial<Record<FieldName, string>> = typed): Promise<void> {
  for (const name of fieldNames) {
    const value = values[name];
    if (value === undefined) continue;
    if (name === 'entityType' || name === 'howFoundUs') await control(page, name).selectOption(value);
    else if (name === 'phone') await control(page, name).pressSequentially(value);
    else await control(page, name).fill(value);
  }
}

/** What the form holds. */
export async function held(page: Page): Promise<Record<string, string>> {
  const entries = await Promise.all(fieldNames.map(async (name) => [name, await control(page, name).inputValue()]));
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The box over the page that says what became of the enquiry, while it is shown. */
export function notice(page: Page): Locator {
  return page.locator('[popover]:popover-open');
}

/** Collects the calls that the page makes to the records endpoint. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v0/')) calls.push(request);
  });
  return calls;
}

/** One enquiry as the operator's command prints it. */
export interface ListedEnquiry {
  reference: string;
  state: string;
  recordId: string | null;
  fields: EnquiryFields;
}

/** What `npm run enquiries -- list --json` prints. */
export async function listEnquiries({ folder }: ServedSite): Promise<ListedEnquiry[]> {
  const child = spawn(process.execPath, [path.join(root, 'relay/cli.ts'), 'list', '--json'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output) as ListedEnquiry[];
}
