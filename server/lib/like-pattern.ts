import { plainSigns } from '#shared/plain-signs.ts';

/** Returns the `like` pattern of texts that contain `part`; wildcards in it are escaped. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The pattern with any sign in the place of quotes and dashes, which telephones replace by typographic ones. */
export function withAnySign(pattern: string): string {
  return plainSigns(pattern).replace(/['"-]/g, '_');
}

/** The words of a search text; each of them has to match. */
export function searchWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
