import { z } from 'zod';
import {
  countDigits,
  discoveryChannels,
  emailPattern,
  entityTypes,
  isBlank,
  maxLengths,
  maxPhoneDigits,
  storedNames,
} from './fields.ts';

/** Half a surrogate pair cannot be written as UTF-8: it is replaced, not refused. */
function text(limit: number) {
  return z
    .string({ error: 'must be text' })
    .max(limit, { error: `must be at most ${limit} characters` })
    .overwrite((value) => value.toWellFormed());
}

function filled(limit: number) {
  return text(limit).refine((value) => !isBlank(value), { error: 'must not be empty' });
}

function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, { error: `must be one of: ${options.join(', ')}` });
}

const phone = text(maxLengths.phone);

/**
 * The seven stored fields of one enquiry, under the names of the hosted database.
 * In: an object of unknown origin. Out: all seven fields, `Organizacion` and `Telefono` as empty text when absent.
 * Fails with one issue per faulty field, its message a sentence part that follows the field's name.
 */
export const enquiryFieldsSchema = z.strictObject({
  [storedNames.name]: filled(maxLengths.name),
  [storedNames.email]: filled(maxLengths.email).regex(emailPattern, { error: 'must be an e-mail address' }),
  [storedNames.entityType]: choice(entityTypes),
  [storedNames.organization]: text(maxLengths.organization).default(''),
  [storedNames.phone]: phone
    .refine((value) => countDigits(value) <= maxPhoneDigits, { error: `must have at most ${maxPhoneDigits} digits` })
    .default(''),
  [storedNames.howFoundUs]: choice(discoveryChannels),
  [storedNames.message]: filled(maxLengths.message),
});

/** The same for a site whose setting `longPhoneNumbers` lets telephone numbers have more digits than E.164 does. */
export const longPhoneFieldsSchema = enquiryFieldsSchema.extend({ [storedNames.phone]: phone.default('') });

/** One enquiry as stored and forwarded: exactly the seven fields. */
export type EnquiryFields = z.infer<typeof enquiryFieldsSchema>;
