import { folded } from '#shared/folded-text.ts';
import { readMailAddress } from '#shared/mail-address.ts';

/** Returns the `like` pattern of texts that contain `part`; wildcards in it are escaped. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The pattern of a search, to compare with `search_text(…)` of the columns: texts as every search compares them. */
export function searchPattern(part: string): string {
  // Addresses are stored with the letters of their domain as the DNS spells them.
  return containing(folded(readMailAddress(part) ?? part));
}

/** The words of a search text; each of them has to match. */
export function searchWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
