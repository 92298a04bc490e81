import { plainSigns } from '#shared/plain-signs.ts';

/** Returns the `like` pattern of texts that contain `part`; wildcards in it are escaped. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The pattern with any sign in the place of quotes and dashes, which telephones replace by typographic ones. */
function withAnySign(pattern: string): string {
  return plainSigns(pattern).replace(/['"-]/g, '_');
}

/**
 * The spellings of a pattern that mean the same: `withAnySign`, and "Weiss" for "Weiß" and the reverse, as keyboards and
 * capital letters have it.
 */
export function listSpellings(pattern: string): string[] {
  const plain = withAnySign(pattern);
  return [...new Set([plain, plain.replace(/ss/gi, 'ß'), plain.replace(/[ßẞ]/g, 'ss')])];
}

/** The words of a search text; each of them has to match. */
export function searchWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
