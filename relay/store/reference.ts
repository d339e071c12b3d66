import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new enquiry's reference, in the shape of the hosted database's record identifiers: unguessable, 83 bits. */
export function newReference(): string {
  return `rec${Array.from({ length: 14 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
}
