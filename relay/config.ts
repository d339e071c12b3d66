import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { defaultAccess } from '../enquiry/wire.ts';
import type { Limits } from './http/limiter.ts';
import { OperatorError } from './operator-error.ts';

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an IP address, a range such as `10.0.0.0/8`, or one of the named ranges. */
function isProxyRange(text: string): boolean {
  if (proxyNames.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function list(text: string): string[] {
  return text.split(',').map((entry) => entry.trim());
}

/** A whole number that is at least `least`; there is no upper bound. */
function wholeNumber(least: number, unset: number) {
  const error = `must be a whole number, at least ${least} (${unset} if unset)`;
  return z
    .string()
    .regex(/^\d{1,12}$/, { error })
    .transform(Number)
    .refine((value) => value >= least, { error })
    .default(unset);
}

const addresses = z
  .string()
  .transform(list)
  .pipe(z.array(z.email({ error: 'must be e-mail addresses, separated by commas' })));

/** One line without blanks: what may stand in a header. */
const word = z.string().regex(/^[\x21-\x7e]+$/, { error: 'must be one word without blanks' });
const id = z.string().regex(/^[^\p{Cc}]+$/u, { error: 'must be one line of text' });

const hostedDatabaseNames = ['AIRTABLE_TOKEN', 'AIRTABLE_BASE_ID', 'AIRTABLE_TABLE_ID'] as const;

const environmentSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, { error: 'must be a whole number from 0 to 65535 (4321 if unset)' })
      .transform(Number)
      .refine((port) => port <= 65535, { error: 'must be a whole number from 0 to 65535 (4321 if unset)' })
      .default(4321),
    HOST: word.default('localhost'),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((folder) => path.resolve(folder)),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(?:ql)?$/,
        error: 'must be an address such as postgres://user:password@host:5432/database',
      })
      .optional(),
    SITE_KEY: word.default(defaultAccess.key),
    SITE_BASE_ID: id.default(defaultAccess.baseId),
    SITE_TABLE_ID: id.default(defaultAccess.tableId),
    AIRTABLE_URL: z
      .url({
        protocol: /^https?$/,
        error: 'must be an address that begins with https:// (https://api.airtable.com if unset)',
      })
      .default('https://api.airtable.com')
      .transform((address) => address.replace(/\/+$/, '')),
    AIRTABLE_TOKEN: word.optional(),
    AIRTABLE_BASE_ID: id.optional(),
    AIRTABLE_TABLE_ID: id.optional(),
    AIRTABLE_REFERENCE_FIELD: id.optional(),
    TRUST_PROXY: z
      .string()
      .transform(list)
      .refine((ranges) => ranges.every(isProxyRange), {
        error: `must be addresses or ranges of proxies, separated by commas, such as 10.0.0.0/8, or ${proxyNames.join(', ')}`,
      })
      .default([]),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example:465' })
      .optional(),
    MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
    NOTIFY_TO: addresses.optional(),
    ALERT_TO: addresses.optional(),
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 5),
    RATE_LIMIT_BURST: wholeNumber(1, 10),
    RATE_LIMIT_TOTAL_PER_MINUTE: wholeNumber(1, 600),
    RETENTION_DAYS: wholeNumber(2, 30),
  })
  .superRefine((values, context) => {
    const isSet = (name: keyof typeof values) => values[name] !== undefined;
    const demand = (name: keyof typeof values, message: string) => {
      if (!isSet(name)) context.addIssue({ code: 'custom', path: [name], message });
    };
    if (hostedDatabaseNames.some(isSet)) {
      for (const name of hostedDatabaseNames) {
        demand(name, `is missing: set all of ${hostedDatabaseNames.join(', ')}, or none of them`);
      }
    }
    if (isSet('NOTIFY_TO') || isSet('ALERT_TO')) demand('SMTP_URL', 'is missing: without it no e-mail can be sent');
    if (isSet('SMTP_URL')) {
      demand('MAIL_FROM', 'is missing: SMTP_URL needs it');
      if (!isSet('ALERT_TO')) demand('NOTIFY_TO', 'is missing: SMTP_URL needs NOTIFY_TO, ALERT_TO or both');
    }
  });

/** What a call to the relay must name. */
export interface Access {
  /** The publishable site key, sent as the bearer token. */
  key: string;
  baseId: string;
  tableId: string;
}

/** Where enquiries are forwarded to. */
export interface HostedDatabaseSettings {
  /** Address without a trailing slash. */
  url: string;
  token: string;
  baseId: string;
  tableId: string;
  /** Column that holds the enquiry's reference, by which a second delivery is recognised; null when there is none. */
  referenceField: string | null;
}

/** How e-mail goes out. */
export interface MailSettings {
  /** Address of the mail server, with user and password. */
  url: string;
  from: string;
  /** Who gets each enquiry and the digest of quarantined ones; null when nobody. */
  notifyTo: string[] | null;
  /** Who gets alerts. */
  alertTo: string[];
}

/** Everything that the operator can set, checked. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the store. */
  dataDir: string;
  /** Address of the PostgreSQL database that holds the store instead, with user and password; null when none does. */
  databaseUrl: string | null;
  access: Access;
  /** Null when enquiries are only kept. */
  hostedDatabase: HostedDatabaseSettings | null;
  /** Null when no e-mail is sent. */
  mail: MailSettings | null;
  limits: Limits;
  /** After this many days forwarded and quarantined enquiries are erased. */
  retentionDays: number;
  /** Addresses and ranges of the proxies whose forwarded-for header is believed. */
  trustProxy: string[];
}

/**
 * Checks an environment; a variable set to the empty text counts as unset.
 * Throws one `OperatorError` that names every faulty variable and what is expected, and repeats no value.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new OperatorError(
      [
        'The relay cannot start with these settings:',
        ...faults,
        'Change them in the environment or in the file .env; .env.example explains each.',
      ].join('\n'),
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    access: { key: values.SITE_KEY, baseId: values.SITE_BASE_ID, tableId: values.SITE_TABLE_ID },
    hostedDatabase:
      values.AIRTABLE_TOKEN !== undefined &&
      values.AIRTABLE_BASE_ID !== undefined &&
      values.AIRTABLE_TABLE_ID !== undefined
        ? {
            url: values.AIRTABLE_URL,
            token: values.AIRTABLE_TOKEN,
            baseId: values.AIRTABLE_BASE_ID,
            tableId: values.AIRTABLE_TABLE_ID,
            referenceField: values.AIRTABLE_REFERENCE_FIELD ?? null,
          }
        : null,
    mail:
      values.SMTP_URL !== undefined && values.MAIL_FROM !== undefined
        ? {
            url: values.SMTP_URL,
            from: values.MAIL_FROM,
            notifyTo: values.NOTIFY_TO ?? null,
            alertTo: values.ALERT_TO ?? values.NOTIFY_TO ?? [],
          }
        : null,
    limits: {
      perMinute: values.RATE_LIMIT_PER_MINUTE,
      burst: values.RATE_LIMIT_BURST,
      totalPerMinute: values.RATE_LIMIT_TOTAL_PER_MINUTE,
    },
    retentionDays: values.RETENTION_DAYS,
    trustProxy: values.TRUST_PROXY,
  };
}

/** The environment, with what the file `.env` adds to it. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
