/** Returns the `like` pattern of texts that contain `part`; wildcards in it are escaped. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a search text; each of them has to match. */
export function searchWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
