import { oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { checkShownDays, html, link, shownOn } from '#server/feeds/message-cells.ts';
import { languages } from '#shared/locales.ts';

const announcements = feedFile({
  name: 'announcements.csv',
  translated: ['title', 'content'],
  table: 'announcement',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: {
    sorg,
    id: required(text(60)),
    type: required(oneOf(['home_page', 'login'])),
    title: required(text()),
    url: optional(link),
    content: required(html),
    language: optional(oneOf(languages)),
    ...shownOn,
  },
  finish: checkShownDays,
});

/** The files of a feed that this feature reads. */
export const announcementsFeed: readonly FeedFile[] = [announcements];
