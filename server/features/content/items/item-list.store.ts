import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentKind, ContentState } from '#server/graphql/generated/types.ts';
import type { ListDefinition, ListSort } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { contentKinds } from '../content-kinds.ts';
import { isInState } from '../content-period.store.ts';
import { ownMarkets } from '../content-visibility.store.ts';
import type { ItemReader } from './item-reader.ts';

/** The arguments of a list; null does not restrict it. */
export interface AskedItems<Column extends string> {
  /** The patterns of the words; each has to match. */
  search: readonly string[];
  sort: readonly ListSort<Column>[] | null;
  page: Page;
}

/** The filters that all lists of content have; conditions on item `r`. */
export interface ItemFilter {
  market: RawBuilder<SqlBool> | null;
  state: RawBuilder<SqlBool> | null;
}

/** Returns the filters of a list by a market's id and a state; null does not restrict it. */
export const toItemFilter = (
  kind: ContentKind,
  reader: ItemReader,
  { market, state }: { market: string | null; state: ContentState | null },
): ItemFilter => ({
  market: market === null ? null : isInMarket(kind, reader, market),
  state: state && isInState('r', state, reader.today),
});

/** The parts of a list's definition that all kinds have; items are `r`. */
export const itemList = (kind: ContentKind) =>
  ({
    from: sql`${sql.table(kind)} r`,
    key: { key: { column: sql`r.key`, type: 'text' } },
    search: (pattern: string) => sql<SqlBool>`r.search like ${pattern}`,
    filters: {
      market: (condition: RawBuilder<SqlBool>) => condition,
      state: (condition: RawBuilder<SqlBool>) => condition,
    },
  }) as const satisfies Partial<ListDefinition<ItemFilter, string>>;

/** The title of an item in the reader's language. @param alias of its table */
export const titleOf = (alias: string, locale: Locale): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`${alias}.titles`)} ->> ${languageOf(locale)}::text, ${sql.ref(`${alias}.title`)})`;

/** The title of an item in the reader's language, for sorting. @param alias of its table */
export const titleOrder = (locale: Locale, alias = 'r'): RawBuilder<unknown> =>
  sql`${titleOf(alias, locale)} collate "und-x-icu"`;

/** Readers find items by their own markets only, because no answer names the others. */
function isInMarket(
  kind: ContentKind,
  { viewer, isWriter }: ItemReader,
  market: string,
): RawBuilder<SqlBool> {
  const ofItem = sql<SqlBool>`${market} = any(r.markets)`;
  const type = contentKinds[kind].marketType;
  if (isWriter || type === null) return ofItem;
  return sql`${ofItem} and ${market} = any(${ownMarkets(viewer, type)})`;
}
