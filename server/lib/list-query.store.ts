import { GraphQLError } from 'graphql';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { SortOrder } from '#server/graphql/generated/types.ts';
import {
  type BoundedCount,
  mostCounted,
  type Page,
  toBoundedCount,
  toBoundedPage,
} from './paging.ts';

/** A column a list is sorted by; rows without a value come last in both directions. */
export interface ListSort<Column extends string = string> {
  by: Column;
  /** Ascending unless it says otherwise. */
  order?: SortOrder | undefined;
}

/** The definition of a list of records; the same for every request. */
export interface ListDefinition<Filter extends object, Column extends string> {
  /** The tables that conditions and sort columns refer to, joined so that a record appears once. */
  from: RawBuilder<unknown>;
  /** The columns that together name one record, by their names in `p`. They end every order. */
  key: Readonly<Record<string, ListKey>>;
  /** The columns it can be sorted by. */
  columns: Readonly<Record<Column, RawBuilder<unknown>>>;
  /** Those of them that always have a value: an index on them then has the order in both directions. */
  required?: readonly string[];
  /** Its order where none was asked for. */
  order: readonly ListSort<Column>[];
  /** Whether an index has this order, and bounded counts follow it: what a filter leaves may be far from the table's start. */
  countsInOrder?: true;
  /** The condition that a pattern of `searchPattern` puts on a record, by `search_text` of its columns. */
  search?: (pattern: string) => RawBuilder<SqlBool>;
  /** The condition each filter puts on a record. */
  filters: { readonly [Name in keyof Filter]-?: FilterCondition<Filter[Name]> };
}

type FilterCondition<Value> = (value: NonNullable<Value>) => RawBuilder<SqlBool>;

/** A column of a key and its type in the database. */
export interface ListKey {
  column: RawBuilder<unknown>;
  type: 'text' | 'integer' | 'bigint';
}

/** The part of a list that one request asks for. */
export interface ListRequest<Filter extends object, Column extends string> {
  /** The records the viewer may see at all, such as `customerFence(viewer)`. */
  fence: RawBuilder<SqlBool>;
  /** A filter without a value (null or undefined) leaves all records. */
  filter: Filter;
  /** Patterns that all have to match. */
  search?: readonly string[];
  sort?: readonly ListSort<Column>[] | null | undefined;
}

/** The columns to read for the records of a page. */
export interface ListSelection {
  /** The columns of the answer. */
  select: RawBuilder<unknown>;
  /** Joins to the keys of the page, which are the columns of `p`. */
  join: RawBuilder<unknown>;
  /** The order of several rows of one record. */
  within?: RawBuilder<unknown>;
}

/**
 * Reads one page of a list and counts the whole list, in one statement: the records are searched and
 * counted once, and only those of the page are read whole. Their order is total, so that pages neither
 * overlap nor leave out a record.
 * @throws GraphQLError UNKNOWN_SORT, UNKNOWN_FILTER for what the list does not offer
 */
export async function listQuery<Row, Filter extends object, Column extends string>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column> & { page: Page },
  { select, join, within }: ListSelection,
): Promise<{ rows: Row[]; count: number }> {
  const { limit, offset } = request.page;
  const { terms, order } = buildOrder(list, request);
  const { rows } = await sql<Row & { list_count: number; list_place: number | null }>`
    with found as materialized (
      select ${keyColumns(list)}, ${terms} from ${list.from} where ${buildConditions(list, request)}
    ), p as (
      select *, row_number() over (order by ${order}) as list_place
      from (select * from found order by ${order} limit ${limit} offset ${offset}) page
    )
    select matched.total as list_count, p.list_place, ${select}
    from (select count(*) as total from found) matched left join (p ${join}) on true
    order by p.list_place${within ? sql`, ${within}` : sql``}`.execute(db);
  // Past the last page there is one row that holds nothing but the count.
  return {
    count: rows[0]?.list_count ?? 0,
    rows: rows.filter((row) => row.list_place !== null),
  };
}

/**
 * Reads one page of a list that is counted by another statement, such as `countBy`: where an index has the order, no more
 * records are read than the page has.
 * @throws GraphQLError UNKNOWN_SORT, UNKNOWN_FILTER for what the list does not offer
 */
export async function listRows<Row, Filter extends object, Column extends string>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column> & { page: Page },
  { select, join }: ListSelection,
): Promise<Row[]> {
  const { limit, offset } = request.page;
  const { terms, order } = buildOrder(list, request);
  const { rows } = await sql<Row>`
    with p as materialized (
      select *, row_number() over (order by ${order}) as list_place
      from (select * from (select ${keyColumns(list)}, ${terms} from ${list.from}
          where ${buildConditions(list, request)}) found
        order by ${order} limit ${limit} offset ${offset}) page
    )
    select ${select} from p ${join} order by p.list_place`.execute(db);
  return rows;
}

/**
 * Reads one page of a list that may be long, and counts it up to `mostCounted`; a page past these is empty.
 * @throws GraphQLError UNKNOWN_SORT, UNKNOWN_FILTER for what the list does not offer
 */
export async function boundedListQuery<Row, Filter extends object, Column extends string>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column> & { page: Page },
  selection: ListSelection,
): Promise<{ rows: Row[]; counted: BoundedCount }> {
  const page = toBoundedPage(request.page);
  const [rows, counted] = await Promise.all([
    listRows<Row, Filter, Column>(db, list, { ...request, page }, selection),
    countBounded(db, list, request),
  ]);
  return { rows, counted };
}

/** How many records are read by one statement of `listPortions`. */
const portion = 1_000;

/** Counts the records of a list, no more than `mostCounted` and one: of a long list most of the time goes into counting. */
export async function countBounded<Filter extends object, Column extends string>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column>,
): Promise<BoundedCount> {
  const { terms, order } = buildOrder(list, { sort: list.order });
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted
    from (select from (select ${keyColumns(list)}, ${terms} from ${list.from}
        where ${buildConditions(list, request)}) listed
      ${list.countsInOrder ? sql`order by ${order}` : sql``} limit ${mostCounted + 1}) found`.execute(
    db,
  );
  return toBoundedCount(rows[0]?.counted ?? 0);
}

/** Counts the records of a list by the value of a column, such as a state that is offered as a filter. */
export async function countBy<Filter extends object, Column extends string>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column>,
  column: RawBuilder<string>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${column} as value, count(*)::int as count from ${list.from}
    where ${buildConditions(list, request)} group by 1`.execute(db);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/**
 * Counts the records of a list by the value of a column, of each value no more than `mostCounted` and one. A list that is
 * longer than that is counted value by value, each by the index that suits it.
 * @returns the counts of the values that occur
 */
export async function countBoundedBy<
  Value extends string | number,
  Filter extends object,
  Column extends string,
>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column>,
  column: RawBuilder<Value>,
  values: readonly Value[],
): Promise<ReadonlyMap<Value, BoundedCount>> {
  const found = sql`${list.from} where ${buildConditions(list, request)}`;
  const counts = async (from: RawBuilder<unknown>) => {
    const { rows } = await sql<{ value: Value; counted: number }>`
      select value, count(*)::int as counted from (${from}) found group by 1`.execute(db);
    return rows;
  };
  const limit = sql`limit ${mostCounted + 1}`;
  let rows = await counts(sql`select ${column} as value from ${found} ${limit}`);
  if (rows.reduce((sum, { counted }) => sum + counted, 0) > mostCounted)
    rows = await counts(
      sql.join(
        values.map(
          (value) =>
            sql`(select ${column} as value from ${found} and ${column} = ${value} ${limit})`,
        ),
        sql` union all `,
      ),
    );
  return new Map(rows.map(({ value, counted }) => [value, toBoundedCount(counted)]));
}

/**
 * Reads a whole list in its order, portion by portion, for exports. Which records it holds is read
 * first, so that no record appears twice or is left out when others come and go; one that is deleted
 * while the list is read is left out. Their keys stay the texts that the database made of each portion, because
 * a hundred thousand of them as objects take more memory than everything else.
 * @param most how many records at most
 * @returns arrays that are emptied when the next one is asked for
 */
export async function* listPortions<Row, Filter extends object, Column extends string>(
  db: Db,
  list: ListDefinition<Filter, Column>,
  request: ListRequest<Filter, Column>,
  { select, join, within }: ListSelection,
  most: number,
): AsyncGenerator<Row[]> {
  const { terms, order } = buildOrder(list, request);
  const names = sql.join(Object.keys(list.key).map((name) => sql.ref(name)));
  const { rows: portions } = await sql<{ keys: string }>`
    with found as (
      select ${keyColumns(list)}, ${terms} from ${list.from} where ${buildConditions(list, request)}
    ), placed as (
      select ${names}, row_number() over (order by ${order}) - 1 as list_place from found
      order by list_place limit ${most}
    )
    select json_agg(placed order by list_place)::text as keys from placed
    group by list_place / ${sql.lit(portion)} order by min(list_place)`.execute(db);
  const types = Object.entries(list.key).map(
    ([name, { type }]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  for (const { keys } of portions) {
    const { rows } = await sql<Row>`
      select ${select}
      from json_to_recordset(${keys}::json)
        as p(${sql.join([...types, sql`list_place integer`])}) ${join}
      order by p.list_place${within ? sql`, ${within}` : sql``}`.execute(db);
    yield rows;
    // Promises that are over hold the array until the next major collection, and a long list would fill the memory.
    rows.length = 0;
  }
}

/** The conditions of a request on the tables of a list. */
export function buildConditions<Filter extends object, Column extends string>(
  list: ListDefinition<Filter, Column>,
  { fence, filter, search = [] }: ListRequest<Filter, Column>,
): RawBuilder<unknown> {
  const conditions = [fence];
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || value === undefined) continue;
    if (!Object.hasOwn(list.filters, name)) throw refused('UNKNOWN_FILTER', name);
    conditions.push(list.filters[name as keyof Filter](value as NonNullable<Filter[keyof Filter]>));
  }
  if (search.length > 0 && !list.search) throw refused('UNKNOWN_FILTER', 'search');
  for (const pattern of search) if (list.search) conditions.push(list.search(pattern));
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  );
}

/** The sort columns as columns `list_0`, `list_1` … and the order over them; the key makes it total. */
function buildOrder<Filter extends object, Column extends string>(
  list: ListDefinition<Filter, Column>,
  { sort }: Pick<ListRequest<Filter, Column>, 'sort'>,
) {
  const sortColumns = withoutRepeats(sort?.length ? sort : list.order);
  const terms = sortColumns.map(({ by }, nth) => {
    if (!Object.hasOwn(list.columns, by)) throw refused('UNKNOWN_SORT', by);
    return sql`${list.columns[by]} as ${sql.ref(`list_${nth}`)}`;
  });
  const order = sortColumns.map((term, nth) => {
    const nulls = list.required?.includes(term.by) ? sql`` : sql` nulls last`;
    return sql`${sql.ref(`list_${nth}`)} ${direction(term.order)}${nulls}`;
  });
  const last = direction(sortColumns.at(-1)?.order);
  // Text by its bytes: by a language two different keys may be equal.
  const ties = Object.entries(list.key).map(([name, { type }]) =>
    type === 'text' ? sql`${sql.ref(name)} collate "C" ${last}` : sql`${sql.ref(name)} ${last}`,
  );
  return { terms: sql.join(terms), order: sql.join([...order, ...ties]) };
}

/** Only the first occurrence of a column counts; repeating it does not change the order. */
function withoutRepeats<Column extends string>(sort: readonly ListSort<Column>[]) {
  const columns = new Set<Column>();
  return sort.filter(({ by }) => !columns.has(by) && columns.add(by));
}

function keyColumns(list: Pick<ListDefinition<object, string>, 'key'>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(list.key).map(([name, { column }]) => sql`${column} as ${sql.ref(name)}`),
  );
}

const direction = (order: SortOrder | undefined) => (order === 'DESC' ? sql`desc` : sql`asc`);

function refused(code: string, what: string): GraphQLError {
  return new GraphQLError(`This list has no ${JSON.stringify(what)}`, { extensions: { code } });
}
