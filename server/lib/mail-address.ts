import { domainToUnicode } from 'node:url';
import { readMailAddress } from '#shared/mail-address.ts';

/** The form in which an address is stored; what is none stays, so that the rules refuse it. */
export const storedAddress = (typed: string): string => readMailAddress(typed) ?? typed.trim();

/** A stored address in the letters of its domain, as people know it. */
export function shownAddress(stored: string): string {
  const at = stored.lastIndexOf('@');
  if (at === -1 || !/xn--/i.test(stored.slice(at))) return stored;
  const domain = domainToUnicode(stored.slice(at + 1));
  return domain === '' ? stored : `${stored.slice(0, at)}@${domain}`;
}
