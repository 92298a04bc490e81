import type { Announcement } from '#server/graphql/generated/types.ts';
import { safeHtml } from '#server/lib/safe-html.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import type { AnnouncementRow } from './announcements.store.ts';

/**
 * An announcement as clients get it (E115 to E121). HTML and link are made harmless once more, since
 * rows may have come another way than by a feed.
 * @param host domain the portal is reached under; links to it stay in the window
 */
export function announcementOf(row: AnnouncementRow, host: string): Announcement {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    url: safeLink(row.url ?? '', host)?.href ?? null,
    content: safeHtml(row.content, host),
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
  };
}
