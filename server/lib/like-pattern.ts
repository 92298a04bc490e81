import { folded } from '#shared/folded-text.ts';
import { readMailAddress } from '#shared/mail-address.ts';
import { checkedText } from './paging.ts';

/** Returns the `like` pattern of texts that contain `part`; wildcards in it are escaped. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The pattern of texts that begin with a typed one, to compare with `search_text(…)`; null for all.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function toBeginningPattern(search: string | null | undefined, most = 200): string | null {
  const text = checkedText(search?.trim() ?? '', 'search', most);
  return text === '' ? null : containing(folded(text)).slice(1);
}

/** The pattern of a search, to compare with `search_text(…)` of the columns: texts as every search compares them. */
export function searchPattern(part: string): string {
  // Addresses are stored with the letters of their domain as the DNS spells them.
  return containing(folded(readMailAddress(part) ?? part));
}

/**
 * The patterns of the words of a typed search; a record has to match each of them. Nothing typed finds all.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function toSearchPatterns(search: string | null | undefined, most = 200): string[] {
  const words = checkedText(search ?? '', 'search', most).split(/\s+/u);
  return words.filter(Boolean).map(searchPattern);
}

/**
 * The pattern of a typed search that is compared as a whole, blanks included; null for all.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function toSearchPattern(search: string | null | undefined, most = 200): string | null {
  const text = checkedText(search?.trim() ?? '', 'search', most);
  return text === '' ? null : searchPattern(text);
}
