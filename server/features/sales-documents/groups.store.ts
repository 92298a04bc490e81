import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type AskedItems,
  findItem,
  type ItemFilter,
  type ItemReader,
  type ItemRow,
  itemColumns,
  itemFence,
  itemList,
  shownTexts,
  titleOrder,
} from '#server/features/content/content.public.ts';
import type {
  SalesDocumentGroupSortColumn,
  SalesDocumentType,
} from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';

const kind = 'sales_document_group';

/** A group as the database has it. */
export type GroupRow = ItemRow & { totalDocuments: number };

/** The condition that document `d` is in group `r`, which the reader is known to see, and that it is seen itself. */
const isIn = (reader: ItemReader): RawBuilder<SqlBool> =>
  sql`(d.sorg = r.sorg and d.parent_id = r.id and d.deleted_at is null
    and ${itemFence('sales_document', reader, 'd', 'seen')})`;

const groupColumns = (reader: ItemReader): RawBuilder<unknown> =>
  sql`${itemColumns(kind, reader)},
    (select count(*)::int from sales_document d where ${isIn(reader)}) as "totalDocuments"`;

/** Finds a group that the reader sees; null for another. @param lock until the transaction ends */
export const findGroup = (
  db: Db,
  reader: ItemReader,
  key: string,
  { lock } = { lock: false },
): Promise<GroupRow | null> =>
  findItem(db, kind, reader, { key, columns: groupColumns(reader), lock });

/** The filters of the list; null does not restrict it. */
export interface GroupFilter extends Pick<ItemFilter, 'market'> {
  /** Only groups with documents that the reader sees: of a type, or 'any'. */
  documents: SalesDocumentType | 'any' | null;
}

const groupList = (
  reader: ItemReader,
): ListDefinition<GroupFilter, SalesDocumentGroupSortColumn> => {
  const { filters, ...list } = itemList(kind);
  return {
    ...list,
    columns: { name: titleOrder(reader.locale), changedAt: sql`r.changed_at` },
    order: [{ by: 'name' }],
    filters: {
      market: filters.market,
      documents: (type) => sql<SqlBool>`exists (select from sales_document d where ${isIn(reader)}
        and ${type === 'any' ? sql`true` : sql`d.type = ${type}`})`,
    },
  };
};

/** A page of the groups that the reader sees, by name. */
export const groupPage = (
  db: Db,
  reader: ItemReader,
  { filter, ...asked }: AskedItems<SalesDocumentGroupSortColumn> & { filter: GroupFilter },
): Promise<{ rows: GroupRow[]; count: number }> =>
  listQuery(
    db,
    groupList(reader),
    { fence: itemFence(kind, reader), filter, ...asked },
    {
      select: groupColumns(reader),
      join: sql`join sales_document_group r on r.key = p.key ${shownTexts(kind, reader.locale)}`,
    },
  );

/** Counts the documents of a group that are not deleted, whoever sees them. */
export async function countDocuments(tx: Db, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_document d join sales_document_group g
      on g.sorg = d.sorg and g.id = d.parent_id
    where g.key = ${key} and d.deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}
