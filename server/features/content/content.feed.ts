import { bool, listOf, oneOf, pattern, text } from '#server/feeds/cell-types.ts';
import { market, sorgName } from '#server/feeds/common-columns.ts';
import { anywhere, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import type { FeedPart } from '#server/feeds/feed-folder.ts';
import { contentTypes } from './content.rules.ts';
import { contentFiles } from './feed/take-files.ts';

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
    sorgs: optional(listOf(sorgName), {
      empty: [],
      references: anywhere('sales_org', 'sales organisation', 'sorg'),
    }),
  },
});

/** Whether cards show a part; a column of its own for each. */
const shown = () => required(bool);

const layouts = feedFile({
  name: 'layouts.csv',
  table: 'content_layout',
  key: ['id'],
  columns: {
    id: required(pattern(/^[\w.-]{1,60}$/, 'a layout of letters, digits, dots and dashes')),
    type: required(oneOf(contentTypes)),
    description: required(text(200)),
    placeholderOnCard: shown(),
    titleOnCard: shown(),
    subtitleOnCard: shown(),
    releasedonOnCard: shown(),
    resolutionOnCard: shown(),
    gotopdpOnCard: shown(),
  },
});

/** The files of a feed that this feature reads. */
export const contentFeed: readonly FeedPart[] = [contentTargetMarkets, layouts, contentFiles];
