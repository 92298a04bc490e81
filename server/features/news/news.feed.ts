import { bool, int, listOf, oneOf, supportedDay, text } from '#server/feeds/cell-types.ts';
import { market, markets, sorg } from '#server/feeds/common-columns.ts';
import { refreshContentSearch } from '#server/feeds/content-search.store.ts';
import { anywhere, type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { html } from '#server/feeds/message-cells.ts';
import { languages } from '#shared/locales.ts';

const news = feedFile({
  name: 'news.csv',
  translated: ['title', 'body'],
  table: 'news',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: {
    sorg,
    id: required(text(60)),
    language: optional(oneOf(languages)),
    title: required(text(255)),
    body: required(html),
    validFrom: required(supportedDay),
    validTo: required(supportedDay),
    contentTargetMarkets: required(listOf(market), { to: 'markets', references: markets }),
    layout: optional(text(60), { references: anywhere('content_layout', 'layout') }),
    itemPerLine: optional(int(1, 6), { empty: 3 }),
    tags: optional(listOf(text(60)), { empty: [] }),
    mustRead: optional(bool, { empty: false }),
    published: optional(bool, { empty: true }),
  },
  finish: ({ valid_from: from, valid_to: to }, tell) => {
    if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return;
    tell('validTo', 'OUT_OF_RANGE', `${to} is before validFrom, ${from}`);
  },
  after: (rows, { db }) =>
    refreshContentSearch(
      db,
      { table: 'news', texts: ['title', 'body'], hasTags: true },
      rows.map(({ sorg: of, id }) => `${of}~${id}`),
    ),
});

/** The files of a feed that this feature reads. */
export const newsFeed: readonly FeedFile[] = [news];
