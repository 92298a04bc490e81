import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatPhone } from '#shared/validation/format-phone.ts';
import { limits } from '#shared/validation/limits.ts';

/** As the portal answers it: a number of today, or one that an earlier release kept. */
const kept = /^\+[0-9]{4,20}$/;

/**
 * Reads a telephone number in any spelling as the number that a recall would call, with its country's prefix (E.164):
 * `+49 (0) 171 / 123-456` is +49171123456. Digits alone that the number plan does not know follow the specification: at
 * most 17, one leading zero gives way to the prefix (B172 to B174).
 * @param prefix of the host's country, such as `+49`
 * @returns '' for no number; null for what is none, also for one with an extension
 */
export function readPhone(text: string, prefix: string): string | null {
  const typed = text.trim().replace(/^tel:/i, '');
  if (typed === '' || kept.test(typed)) return typed;
  if (typed.length > limits.typedPhone) return null;
  const found = parsePhoneNumberFromString(typed, {
    defaultCountry: countryOf(prefix),
    extract: false,
  });
  if (found?.ext) return null;
  if (found?.isPossible()) return found.number;
  const isDigits = typed.length <= limits.phoneDigits && /^[0-9]+$/.test(typed);
  return isDigits && !typed.startsWith('00') ? formatPhone(typed, prefix) : null;
}

/** The country whose number plan decides; the main one of several that share a prefix. */
function countryOf(prefix: string): CountryCode {
  const countries: Readonly<Record<string, string[]>> = metadata.country_calling_codes;
  return (countries[prefix.replace('+', '')]?.[0] ?? 'US') as CountryCode;
}
