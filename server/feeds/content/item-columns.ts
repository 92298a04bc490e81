import { languages } from '#shared/locales.ts';
import { int, listOf, oneOf, supportedDay, text } from '../cell-types.ts';
import { market, markets, sorg } from '../common-columns.ts';
import { refreshContentSearch, type SearchedContent } from '../content-search.store.ts';
import { anywhere, type FeedFile, optional, type Row, required, type Tell } from '../feed-file.ts';

/** The columns that all kinds of content with markets begin with. */
export const itemColumns = {
  sorg,
  id: required(text(60)),
  language: optional(oneOf(languages)),
};

/** A title or another text of one line. */
export const line = text(255);

/** The markets whose readers see an item. */
export const contentTargetMarkets = required(listOf(market), {
  to: 'markets',
  references: markets,
});

/** The columns of the cards that show an item and its files. */
export const cardColumns = {
  layout: optional(text(60), { references: anywhere('content_layout', 'layout') }),
  itemPerLine: optional(int(1, 6), { empty: 3 }),
};

/** The columns of the days on which an item is shown. */
export const dayColumns = {
  validFrom: required(supportedDay),
  validTo: required(supportedDay),
};

/** Refuses an item whose last day is before its first. */
export function checkDays({ valid_from: from, valid_to: to }: Row, tell: Tell): void {
  if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return;
  tell('validTo', 'OUT_OF_RANGE', `${to} is before validFrom, ${from}`);
}

/** The id of an item outside. */
export const toKey = ({ sorg: of, id }: Row): string => `${of}~${id}`;

/** Keeps up to date what a search finds items by; the names of their files follow when these are in. */
export const refreshSearch =
  (content: SearchedContent): NonNullable<FeedFile['after']> =>
  (rows, { db }) =>
    refreshContentSearch(db, content, rows.map(toKey));
