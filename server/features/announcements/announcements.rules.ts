import type { Announcement } from '#server/graphql/generated/types.ts';
import { safeHtml } from '#server/lib/safe-html.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import type { AnnouncementRow } from './announcements.store.ts';

/** The number of texts kept in memory, of 50,000 characters at most. */
const mostKept = 100;
const kept = new Map<string, string>();

/** Cleaning takes milliseconds, and anybody may ask for the login page's: each text is cleaned once. */
function cleaned(content: string, host: string): string {
  const key = `${host}\0${content}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const safe = safeHtml(content, host);
  kept.set(key, safe);
  return safe;
}

/**
 * Returns an announcement as clients get it (E115 to E121). HTML and link are cleaned here again, because
 * rows may have another source than a feed.
 * @param host domain of the portal; links to it open in the same window
 */
export function toAnnouncement(row: AnnouncementRow, host: string): Announcement {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    url: safeLink(row.url ?? '', host)?.href ?? null,
    content: cleaned(row.content, host),
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
  };
}
