import { oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { checkPeriod, html, link, period } from '#server/feeds/message-cells.ts';

const announcements = feedFile({
  name: 'announcements.csv',
  translated: ['title', 'content'],
  table: 'announcement',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    type: required(oneOf(['home_page', 'login'])),
    title: required(text()),
    url: optional(link),
    content: required(html),
    ...period,
  },
  finish: checkPeriod,
});

/** The files of a feed that this feature reads. */
export const announcementsFeed: readonly FeedFile[] = [announcements];
