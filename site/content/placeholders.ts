import { settings, type Settings } from '../settings.ts';

/** Every text setting under the name by which the content calls it: `brand`, `legalHolder.name`, … */
function namesOf(values: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...namesOf(value, `${prefix}${key}.`)]
        : [[prefix + key, String(value)]],
    ),
  );
}

/**
 * Puts the settings into a text of the content: `{brand}` becomes the brand. Braces that were encoded for an address
 * (`%7Bbrand%7D`) count too.
 * Throws when the text names a setting that does not exist.
 */
export function fillText(text: string, values: Settings = settings): string {
  const names = namesOf(values);
  return text.replace(/(?:\{|%7B)([a-zA-Z.]+)(?:\}|%7D)/g, (whole, name: string) => {
    const value = names.get(name);
    if (value === undefined) throw new Error(`"${whole}" is not a setting: see site/content/settings.yaml.`);
    return value;
  });
}

/** Puts the settings into every text of a content entry, however deep it stands. */
export function fillEntry<Entry>(entry: Entry, values: Settings = settings): Entry {
  if (typeof entry === 'string') return fillText(entry, values) as Entry;
  if (Array.isArray(entry)) return entry.map((item: unknown) => fillEntry(item, values)) as Entry;
  if (typeof entry === 'object' && entry !== null && !(entry instanceof Date))
    return Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [key, fillEntry(value as unknown, values)]),
    ) as Entry;
  return entry;
}
