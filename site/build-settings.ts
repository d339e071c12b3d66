import { existsSync } from 'node:fs';
import process from 'node:process';
import { z } from 'zod';
import { defaultAccess, recordsPath } from '../enquiry/wire.ts';

const environmentSchema = z.object({
  PUBLIC_RECORDS_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })], {
      error: 'must be empty (the site itself) or an address that begins with https://',
    })
    .default(''),
  PUBLIC_RECORDS_TOKEN: z.string().default(defaultAccess.key),
  PUBLIC_RECORDS_BASE_ID: z.string().default(defaultAccess.baseId),
  PUBLIC_RECORDS_TABLE_ID: z.string().default(defaultAccess.tableId),
  SITE_ENV: z.enum(['', 'sample', 'production'], { error: 'must be sample or production' }).default(''),
  SITE_HSTS: z
    .enum(['', 'host', 'subdomains', 'preload'], { error: 'must be host, subdomains or preload' })
    .default(''),
});

/** What the build was told about the one call, and whether the result is meant to be published. */
export interface BuildSettings {
  /** Whether sample values must be refused. */
  production: boolean;
  /** Whether the page calls the hosted database itself instead of the relay on its own origin. */
  direct: boolean;
  /** Origin of the hosted database in direct mode, empty otherwise. */
  recordsOrigin: string;
  /** Where the call goes: a path on the site's own origin, or a whole address in direct mode. */
  recordsUrl: string;
  /** Bearer token of the call: a publishable key, not a secret, unless the mode is direct. Empty when missing. */
  token: string;
  /** How far browsers are told to come by https only: this host, its subdomains too, or for the browsers' own lists. */
  transport: 'host' | 'subdomains' | 'preload';
  /** Names of the settings that the call cannot do without and that are empty. */
  missing: string[];
}

/**
 * Reads the build's settings from an environment.
 * Throws one error that names every faulty variable and what it must be.
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv): BuildSettings {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The build's settings have ${faults.length} fault(s):\n${faults.join('\n')}`);
  }
  const values = result.data;
  const address = values.PUBLIC_RECORDS_URL.replace(/\/+$/, '');
  return {
    production: values.SITE_ENV === 'production',
    direct: address !== '',
    recordsOrigin: address === '' ? '' : new URL(address).origin,
    recordsUrl: address + recordsPath(values.PUBLIC_RECORDS_BASE_ID, values.PUBLIC_RECORDS_TABLE_ID),
    token: values.PUBLIC_RECORDS_TOKEN,
    transport: values.SITE_HSTS || 'host',
    missing: (['PUBLIC_RECORDS_TOKEN', 'PUBLIC_RECORDS_BASE_ID'] as const).filter((name) => values[name] === ''),
  };
}

if (existsSync('.env')) process.loadEnvFile('.env');

/** The settings of this build. */
export const buildSettings = readBuildSettings(process.env);
