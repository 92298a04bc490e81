import { safeHtml } from '#server/lib/safe-html.ts';

/** The number of texts kept in memory, of 50,000 characters at most. */
const mostKept = 200;
const kept = new Map<string, string>();

/** Returns the HTML of content as it may be shown. Cleaning takes milliseconds, so the texts that were shown last are kept. */
export function cleanHtml(html: string, host: string): string {
  const key = `${host}\0${html}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const safe = safeHtml(html, host);
  kept.set(key, safe);
  return safe;
}
