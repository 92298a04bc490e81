import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type AskedItems,
  type FiledItemRow,
  fileColumns,
  findItem,
  type ItemFilter,
  type ItemReader,
  type ItemRow,
  itemColumns,
  itemFence,
  itemList,
  receiptColumns,
  shownTexts,
  titleOf,
  titleOrder,
} from '#server/features/content/content.public.ts';
import type {
  SalesDocument,
  SalesDocumentSortColumn,
  SalesDocumentType,
} from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';

const kind = 'sales_document';

/** A document as the database has it. */
export type DocumentRow = ItemRow &
  FiledItemRow &
  Pick<
    SalesDocument,
    'type' | 'subtitle' | 'body' | 'tags' | 'mustRead' | 'readAt' | 'salesDocumentGroup'
  >;

/** The columns of item `r` with its texts `t`. */
const documentColumns = (reader: ItemReader): RawBuilder<unknown> =>
  sql`${itemColumns(kind, reader)}, ${fileColumns(kind)}, r.type, r.tags, ${receiptColumns(kind, reader)},
    (select json_build_object('id', g.key, 'name', ${titleOf('g', reader.locale)})
      from sales_document_group g where g.sorg = r.sorg and g.id = r.parent_id) as "salesDocumentGroup"`;

/** Finds a document that the reader sees; null for another. @param lock until the transaction ends */
export const findDocument = (
  db: Db,
  reader: ItemReader,
  key: string,
  { lock } = { lock: false },
): Promise<DocumentRow | null> =>
  findItem(db, kind, reader, { key, columns: documentColumns(reader), lock });

/** The filters of the list; null does not restrict it. */
export interface DocumentFilter extends ItemFilter {
  type: SalesDocumentType | null;
  /** The id of a group outside. */
  group: string | null;
  /** Whether they have a group. */
  isGrouped: boolean | null;
}

const documentList = ({
  locale,
}: ItemReader): ListDefinition<DocumentFilter, SalesDocumentSortColumn> => ({
  ...itemList(kind),
  columns: {
    title: titleOrder(locale),
    validFrom: sql`r.valid_from`,
    validTo: sql`r.valid_to`,
    changedAt: sql`r.changed_at`,
  },
  order: [{ by: 'title' }],
  filters: {
    ...itemList(kind).filters,
    type: (type) => sql<SqlBool>`r.type = ${type}`,
    group: (key) =>
      sql<SqlBool>`(r.sorg, r.parent_id) in (select g.sorg, g.id from sales_document_group g where g.key = ${key})`,
    isGrouped: (isGrouped) => sql<SqlBool>`(r.parent_id is not null) = ${isGrouped}`,
  },
});

/** A page of the documents that the reader sees, by title. */
export const documentPage = (
  db: Db,
  reader: ItemReader,
  { filter, ...asked }: AskedItems<SalesDocumentSortColumn> & { filter: DocumentFilter },
): Promise<{ rows: DocumentRow[]; count: number }> =>
  listQuery(
    db,
    documentList(reader),
    { fence: itemFence(kind, reader), filter, ...asked },
    {
      select: documentColumns(reader),
      join: sql`join sales_document r on r.key = p.key ${shownTexts(kind, reader.locale)}`,
    },
  );

/** The most documents of a group that `documentsOfGroups` returns. */
const mostOfGroup = 100;

/** Finds the documents of groups that the reader sees, by group and title, up to 100 of each. @param groups ids outside */
export async function documentsOfGroups(
  db: Db,
  reader: ItemReader,
  { groups, type }: { groups: readonly string[]; type: SalesDocumentType | null },
): Promise<ReadonlyMap<string, DocumentRow[]>> {
  if (groups.length === 0) return new Map();
  const ofType = type === null ? sql`true` : sql`r.type = ${type}`;
  const { rows } = await sql<DocumentRow & { groupKey: string }>`
    select ${documentColumns(reader)}, g.key as "groupKey"
    from sales_document_group g cross join lateral (
      select r.key, row_number() over (order by ${titleOrder(reader.locale)}, r.key) as place
      from sales_document r
      where r.sorg = g.sorg and r.parent_id = g.id and ${ofType} and ${itemFence(kind, reader, 'r', 'seen')}
      order by place limit ${mostOfGroup}) d
    join sales_document r on r.key = d.key ${shownTexts(kind, reader.locale)}
    where g.key = any(${[...groups]}::text[]) and ${itemFence('sales_document_group', reader, 'g')}
    order by g.key, d.place`.execute(db);
  return Map.groupBy(rows, ({ groupKey }) => groupKey);
}
