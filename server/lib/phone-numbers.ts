import metadata from 'libphonenumber-js/metadata.max.json';
import {
  callingCode,
  parsePhone,
  type ReadPhone,
  readPhone as readByPlan,
} from '#shared/read-phone.ts';
import { searchPattern, toSearchPatterns } from './like-pattern.ts';
import { checkedText } from './paging.ts';

const parse = (text: string, prefix: string) => parsePhone(text, { prefix, metadata });

/** Reads a telephone number by the whole plan of numbers. @param prefix the host's `telpCode` */
export const readPhone = (typed: string, prefix: string): ReadPhone =>
  readByPlan(typed, { prefix, metadata });

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

/**
 * The patterns of a search for people: a whole telephone number is one word, however it is grouped.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function toPeoplePatterns(search: string | null | undefined, prefix: string): string[] {
  const text = checkedText(search ?? '', 'search', 100);
  const isNumber = /^[+\p{Nd}\p{Zs}\p{Cf}\p{Pd}()/.]{7,40}$/u.test(text);
  const found = isNumber ? parse(text, prefix) : undefined;
  return found ? [searchPattern(found.nationalNumber)] : toSearchPatterns(text);
}
