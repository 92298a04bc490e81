import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { isInState, ownMarkets } from '#server/features/content/content.public.ts';
import type { ContentState, NewsSortColumn } from '#server/graphql/generated/types.ts';
import { type ListDefinition, type ListSort, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { translated } from '#server/lib/translated.store.ts';
import { newsFence } from './news.store.ts';
import { type NewsReader, type NewsRow, newsColumns, shownText } from './news-columns.store.ts';

/** The arguments of the list; null does not restrict it. */
export interface AskedNews {
  /** The id of a market. */
  market: string | null;
  state: ContentState | null;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
  sort: readonly ListSort<NewsSortColumn>[] | null;
  page: Page;
}

interface NewsFilter {
  market: RawBuilder<SqlBool> | null;
  state: RawBuilder<SqlBool> | null;
}

const newsList = (reader: NewsReader): ListDefinition<NewsFilter, NewsSortColumn> => ({
  from: sql`news r`,
  key: { key: { column: sql`r.key`, type: 'text' } },
  columns: {
    title: sql`${translated({ entity: 'news', field: 'title', alias: 'r' }, reader.locale)} collate "und-x-icu"`,
    validFrom: sql`r.valid_from`,
    validTo: sql`r.valid_to`,
    changedAt: sql`r.changed_at`,
  },
  order: [{ by: 'validFrom', order: 'DESC' }],
  search: (pattern) => sql`r.search like ${pattern}`,
  filters: { market: (condition) => condition, state: (condition) => condition },
});

/** A page of the news that the reader sees; those that became valid last first. */
export function newsPage(
  db: Db,
  reader: NewsReader,
  { market, state, search, sort, page }: AskedNews,
): Promise<{ rows: NewsRow[]; count: number }> {
  const filter = {
    market: market === null ? null : isIn(reader, market),
    state: state && isInState('r', state, reader.today),
  };
  return listQuery<NewsRow, NewsFilter, NewsSortColumn>(
    db,
    newsList(reader),
    { fence: newsFence(reader), filter, search, sort, page },
    {
      select: newsColumns(reader),
      join: sql`join news r on r.key = p.key ${shownText(reader.locale)}`,
    },
  );
}

/** Readers find news by their own markets only, because no answer names the others. */
function isIn({ viewer, isWriter }: NewsReader, market: string): RawBuilder<SqlBool> {
  const ofItem = sql<SqlBool>`${market} = any(r.markets)`;
  return isWriter ? ofItem : sql`${ofItem} and ${market} = any(${ownMarkets(viewer, 'news')})`;
}
