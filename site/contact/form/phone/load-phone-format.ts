import metadataAddress from '../../../../node_modules/libphonenumber-js/metadata.min.json?url';
import type { PhoneFormat } from './phone-format.ts';

let loading: Promise<PhoneFormat> | undefined;

/**
 * Loads the formatter, once, when the field is first used. Its metadata comes as JSON, which browsers read faster
 * than the same data in a script.
 * Rejects when the network fails; the next call tries again.
 */
export function loadPhoneFormat(long: boolean): Promise<PhoneFormat> {
  loading ??= load(long).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(long: boolean): Promise<PhoneFormat> {
  const [{ createPhoneFormat }, metadata] = await Promise.all([import('./phone-format.ts'), fetch(metadataAddress)]);
  if (!metadata.ok) throw new Error(`The telephone metadata answered ${metadata.status}.`);
  return createPhoneFormat(await metadata.json(), long);
}
