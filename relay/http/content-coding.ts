import type { Coding } from './site.ts';

/** From the smallest body to the largest. */
const preferred: readonly Coding[] = ['br', 'gzip', 'identity'];

/**
 * The best coding among `available` that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3).
 * Without a header, or when it forbids everything, the answer is `identity`.
 */
export function chooseCoding(header: string | undefined, available: (coding: Coding) => boolean): Coding {
  if (header === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const allowed = (coding: Coding) => {
    const weight = weights.get(coding) ?? (coding === 'identity' ? 0.001 : weights.get('*')) ?? 0;
    return weight > 0;
  };
  return preferred.find((coding) => available(coding) && allowed(coding)) ?? 'identity';
}
