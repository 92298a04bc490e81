import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type AskedItems,
  type ItemFilter,
  type ItemReader,
  itemFence,
  itemList,
  shownTexts,
  titleOrder,
} from '#server/features/content/content.public.ts';
import type { NewsSortColumn } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import { type NewsRow, newsColumns } from './news.store.ts';

const newsList = ({ locale }: ItemReader): ListDefinition<ItemFilter, NewsSortColumn> => ({
  ...itemList('news'),
  columns: {
    title: titleOrder(locale),
    validFrom: sql`r.valid_from`,
    validTo: sql`r.valid_to`,
    changedAt: sql`r.changed_at`,
  },
  order: [{ by: 'validFrom', order: 'DESC' }],
});

/** A page of the news that the reader sees; those that became valid last first. */
export const newsPage = (
  db: Db,
  reader: ItemReader,
  { filter, ...asked }: AskedItems<NewsSortColumn> & { filter: ItemFilter },
): Promise<{ rows: NewsRow[]; count: number }> =>
  listQuery(
    db,
    newsList(reader),
    { fence: itemFence('news', reader), filter, ...asked },
    {
      select: newsColumns(reader),
      join: sql`join news r on r.key = p.key ${shownTexts('news', reader.locale)}`,
    },
  );
