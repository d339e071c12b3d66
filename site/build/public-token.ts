import type { BuildSettings } from '../build-settings.ts';

/** Shape of a personal access token of the hosted database, which can read, change and delete records. */
export const secretTokenPattern = /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/;

/**
 * Keeps the hosted database's token out of the pages, where everybody could read it.
 * Throws when the build is given one and `ALLOW_PUBLIC_TOKEN` is not `yes`.
 */
export function refuseSecretToken(
  { token }: Pick<BuildSettings, 'token'>,
  environment: Record<string, string | undefined>,
): void {
  if (!secretTokenPattern.test(token) || environment['ALLOW_PUBLIC_TOKEN'] === 'yes') return;
  throw new Error(
    [
      'PUBLIC_RECORDS_TOKEN holds a token of the hosted database. The pages would show it to everybody, and whoever',
      'copies it can change and delete records. Give the token to the relay instead (AIRTABLE_TOKEN) and leave',
      'PUBLIC_RECORDS_TOKEN unset. To publish it all the same, set ALLOW_PUBLIC_TOKEN=yes.',
    ].join('\n'),
  );
}
