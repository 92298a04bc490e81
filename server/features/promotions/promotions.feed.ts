import { date, listOf, oneOf, picture, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';

/** A promotion that ends before it begins would never be shown. */
function checkPeriod({ valid_from, valid_to }: Row, tell: Tell): void {
  if (String(valid_to) < String(valid_from))
    tell('validTo', 'OUT_OF_RANGE', `${valid_to} is before validFrom`);
}

const words = (most: number) => optional(text(most), { empty: '' });

/** The names and descriptions of deals (E245 to E251); their steps are in deals.csv. */
const promotions = feedFile({
  name: 'promotions.csv',
  translated: ['name', 'description', 'terms', 'badge', 'tagline'],
  table: 'promotion',
  key: ['sorg', 'code'],
  columns: {
    sorg,
    code: required(text(60), { references: inSorg('deal', 'deal', 'deal_no') }),
    name: required(text()),
    description: words(5_000),
    terms: words(5_000),
    badge: words(40),
    tagline: words(200),
    locations: optional(listOf(oneOf(['landing', 'list', 'product'])), { empty: [] }),
    image: optional(picture),
    validFrom: required(date),
    validTo: required(date),
  },
  finish: checkPeriod,
});

/** The files of a feed that this feature reads. */
export const promotionsFeed: readonly FeedFile[] = [promotions];
