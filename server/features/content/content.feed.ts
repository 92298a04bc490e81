import { listOf, oneOf, text } from '#server/feeds/cell-types.ts';
import { market } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { contentTypes } from './content.rules.ts';

const contentTargetMarkets = feedFile({
  name: 'content_target_markets.csv',
  table: 'content_target_market',
  key: ['id'],
  columns: {
    id: required(market),
    marketName: required(text()),
    source: optional(text(), { empty: '' }),
    brand: optional(text(), { empty: '' }),
    types: required(listOf(oneOf(contentTypes))),
  },
});

/** The files of a feed that this feature reads. */
export const contentFeed: readonly FeedFile[] = [contentTargetMarkets];
