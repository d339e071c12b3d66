import type { Coding } from './site.ts';

/** From the smallest body to the largest. */
const preferred: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different headers: what was read of them is kept, as long as it is not much. */
const known = new Map<string, readonly Coding[]>();
const mostKnown = 100;

/**
 * The best coding among `available` that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3).
 * Without a header, or when it forbids everything, the answer is `identity`.
 */
export function chooseCoding(header: string | undefined, available: (coding: Coding) => boolean): Coding {
  if (header === undefined) return 'identity';
  let allowed = known.get(header);
  if (!allowed) {
    allowed = readAllowed(header);
    if (known.size < mostKnown) known.set(header, allowed);
  }
  return allowed.find(available) ?? 'identity';
}

/** The codings that a header allows, the best first. */
function readAllowed(header: string): Coding[] {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return preferred.filter((coding) => (weights.get(coding) ?? (coding === 'identity' ? 1 : weights.get('*')) ?? 0) > 0);
}
