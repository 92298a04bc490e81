import { bool, listOf, text } from '#server/feeds/cell-types.ts';
import {
  cardPicture,
  checkFiles,
  fileColumns,
  listNamedFiles,
} from '#server/feeds/content/file-columns.ts';
import {
  cardColumns,
  checkDays,
  contentTargetMarkets,
  dayColumns,
  itemColumns,
  line,
  refreshSearch,
} from '#server/feeds/content/item-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { html } from '#server/feeds/message-cells.ts';
import { contentLimits } from '#shared/content/content-limits.ts';

const news = feedFile({
  name: 'news.csv',
  translated: ['title', 'body'],
  table: 'news',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: {
    ...itemColumns,
    title: required(line),
    body: required(html),
    ...dayColumns,
    contentTargetMarkets,
    ...cardColumns,
    tags: optional(listOf(text(contentLimits.tag)), { empty: [] }),
    mustRead: optional(bool, { empty: false }),
    published: optional(bool, { empty: true }),
    file: cardPicture(),
    ...fileColumns,
  },
  namedFiles: listNamedFiles,
  finish(row, tell) {
    checkDays(row, tell);
    checkFiles(row, tell);
  },
  after: refreshSearch({ table: 'news', texts: ['title', 'body'], hasTags: true }),
});

/** The files of a feed that this feature reads. */
export const newsFeed: readonly FeedFile[] = [news];
