import { cleanHtml } from '#src/lib/clean-html.ts';

/** Texts above this collapse where there is little room, in characters (C021). */
const longest = 400;

/**
 * Whether the text of some HTML has more than 400 characters, as a reader counts them: marks do not
 * count, an emoji is one (B124).
 */
export function isLong(html: string): boolean {
  const text = cleanHtml(html).textContent ?? '';
  return [...text.replace(/\s+/g, ' ').trim()].length > longest;
}
