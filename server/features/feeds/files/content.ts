import { contentTypes } from '#server/features/content/content.public.ts';
import { listOf, oneOf, pattern, text } from '../cell-types.ts';
import { anywhere, feedFile, optional, required } from '../feed-file.ts';

/** How content target markets are named in the feed. */
export const market = pattern(/^[\w.-]{1,100}$/, 'a market of letters, digits, dots and dashes');

/** What a cell with the names of markets refers to. */
export const markets = anywhere('content_target_market', 'content target market');

export const contentTargetMarkets = feedFile({
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
