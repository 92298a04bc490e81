import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';
import * as v from 'valibot';
import { formatPhone } from '#shared/validation/format-phone.ts';
import { phone } from '#shared/validation/rules.ts';
import { searchWords } from './like-pattern.ts';

/** What a telephone number becomes in the database, or the code of what is wrong with it. */
export type ReadPhone =
  | { number: string; problem?: never }
  | { number?: never; problem: 'NOT_PHONE' | 'UNCLEAR_PHONE' };

const callingCode = (prefix: string): string => prefix.replace(/\D/g, '');

/** Parses the whole text; numbers without a country are of the host's. */
function parse(text: string, prefix: string): PhoneNumber | undefined {
  const countries = metadata.country_calling_codes as Record<string, string[] | undefined>;
  // The first country of several that share a code is the one that the others depend on.
  const country = countries[callingCode(prefix)]?.[0] as PhoneNumber['country'];
  // Marks of the direction of writing come along when a number is copied.
  const plain = text.replace(/\p{Cf}/gu, '');
  const options = { extract: false, ...(country && { defaultCountry: country }) };
  const found = parsePhoneNumberFromString(plain, options, metadata);
  return found?.isPossible() ? found : undefined;
}

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);

/**
 * Reads a telephone number as people write it. Digits that are none of the plan of numbers keep the rule of the
 * field: one leading zero gives way to the prefix (B172 to B174).
 * @param prefix the host's `telpCode`
 */
export function readPhone(typed: string, prefix: string): ReadPhone {
  const text = typed.trim();
  if (text === '') return { number: '' };
  if (isDigits(text) && !v.is(v.pipe(v.string(), phone), text)) return { problem: 'NOT_PHONE' };
  const found = parse(text, prefix);
  // An extension has no place in the stored form.
  if (found) return found.ext ? { problem: 'UNCLEAR_PHONE' } : { number: found.number };
  // Two zeros begin the code of a country, which the prefix of the host must not precede.
  if (isDigits(text) && !text.startsWith('00')) return { number: formatPhone(text, prefix) };
  return { problem: 'UNCLEAR_PHONE' };
}

/** Shows a stored number as it is dialled in the host's country; one that is none of the plan stays as it is. */
export function showPhone(stored: string, prefix: string): string {
  const found = parse(stored, prefix);
  if (!found?.isValid()) return stored;
  return found.countryCallingCode === callingCode(prefix)
    ? found.formatNational()
    : found.formatInternational();
}

/** The digits after the code of the country, which every spelling of a number has. */
export function nationalDigits(text: string, prefix: string): string {
  const found = parse(text, prefix);
  return found ? found.nationalNumber : text.replace(/\D/g, '').replace(/^0+/, '');
}

/** The words of a search for people: a whole telephone number is one word, however it is grouped. */
export function searchPeopleWords(text: string, prefix: string): string[] {
  const isNumber = /^[+\p{Nd}\p{Zs}\p{Cf}\p{Pd}()/.]{7,40}$/u.test(text);
  const found = isNumber ? parse(text, prefix) : undefined;
  return found ? [found.nationalNumber] : searchWords(text);
}
