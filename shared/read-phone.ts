import {
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import * as v from 'valibot';
import { formatPhone } from './validation/format-phone.ts';
import { phone } from './validation/rules.ts';

/** What a telephone number becomes in the database, or the code of what is wrong with it. */
export type ReadPhone =
  | { number: string; problem?: never }
  | { number?: never; problem: 'NOT_PHONE' | 'UNCLEAR_PHONE' };

/** The host's `telpCode`, and what is known of the plans of numbers: devices know less than the server. */
export interface PhonePlan {
  prefix: string;
  metadata: MetadataJson;
}

export const callingCode = (prefix: string): string => prefix.replace(/\D/g, '');

/** Parses the whole text; numbers without a country are of the host's. */
export function parsePhone(text: string, { prefix, metadata }: PhonePlan): PhoneNumber | undefined {
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
 */
export function readPhone(typed: string, plan: PhonePlan): ReadPhone {
  const text = typed.trim();
  if (text === '') return { number: '' };
  if (isDigits(text) && !v.is(v.pipe(v.string(), phone), text)) return { problem: 'NOT_PHONE' };
  const found = parsePhone(text, plan);
  // An extension has no place in the stored form.
  if (found) return found.ext ? { problem: 'UNCLEAR_PHONE' } : { number: found.number };
  // Two zeros begin the code of a country, which the prefix of the host must not precede.
  if (isDigits(text) && !text.startsWith('00')) return { number: formatPhone(text, plan.prefix) };
  return { problem: 'UNCLEAR_PHONE' };
}
