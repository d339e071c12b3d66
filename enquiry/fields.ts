/**
 * What an enquiry is: its fields, their limits, their options, and the names under which they are stored.
 * Everything that the website and the relay must agree on stands in this folder, and nothing else.
 */

/** Form field names, in the order in which the form shows and the record stores them. */
export const fieldNames = ['name', 'email', 'organization', 'entityType', 'phone', 'howFoundUs', 'message'] as const;

/** Name of one form field: also the `name` attribute of its control. */
export type FieldName = (typeof fieldNames)[number];

/** The column in the hosted database that holds each form field. */
export const storedNames = {
  name: 'Nombre',
  email: 'Email',
  organization: 'Organizacion',
  entityType: 'Tipo_Entidad',
  phone: 'Telefono',
  howFoundUs: 'Como_Nos_Conocio',
  message: 'Mensaje',
} as const satisfies Record<FieldName, string>;

/** Name of one stored column. */
export type StoredName = (typeof storedNames)[FieldName];

/** Stored values of the kind of organisation: the same in every language. */
export const entityTypes = ['ONG/Foundation', 'Municipality', 'Network', 'Other'] as const;

/** Stored values of how the visitor found the site: the same in every language. */
export const discoveryChannels = ['Social media', 'Media', 'Word of mouth', 'Search engines', 'Other'] as const;

/** Fields that must hold something other than blanks. The others are stored as empty text when not filled. */
export const requiredFields = [
  'name',
  'email',
  'entityType',
  'howFoundUs',
  'message',
] as const satisfies readonly FieldName[];

/** Longest text of each free field, in UTF-16 code units: what `maxlength` counts in a browser. */
export const maxLengths = {
  name: 120,
  email: 254,
  organization: 160,
  phone: 32,
  message: 5000,
} as const satisfies Partial<Record<FieldName, number>>;

/** Most digits in a telephone number (ITU-T E.164). */
export const maxPhoneDigits = 15;

/**
 * A valid e-mail address by the HTML Standard (section "Email state"), so that the relay refuses nothing
 * that `<input type="email">` accepts.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text holds only white space, or nothing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** How many decimal digits a text holds. */
export function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
