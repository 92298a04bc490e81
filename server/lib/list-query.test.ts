import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { searchPattern } from './like-pattern.ts';
import {
  boundedListQuery,
  countBounded,
  countBoundedBy,
  type ListDefinition,
  listPortions,
  listQuery,
} from './list-query.store.ts';
import { addCounts, mostCounted, pageInfo, parsePage, toBoundedPage } from './paging.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table part (no integer, kind text, city text, primary key (no, kind))`.execute(
    database.db,
  );
  // Seven of each city, and every tenth without one.
  await sql`insert into part select n / 2, case n % 2 when 0 then 'a' else 'B' end,
    case when n % 10 = 9 then null else 'City ' || n % 10 end from generate_series(0, 69) n`.execute(
    database.db,
  );
});
afterAll(() => database.close());

interface Filter {
  kind?: string | null;
  from?: number;
}
interface Part {
  no: number;
  kind: string;
  city: string | null;
}

const parts: ListDefinition<Filter, 'city'> = {
  from: sql`part t`,
  key: {
    no: { column: sql`t.no`, type: 'integer' },
    kind: { column: sql`t.kind`, type: 'text' },
  },
  columns: { city: sql`t.city` },
  order: [{ by: 'city' }],
  search: (pattern) => sql`search_text(t.city) like ${pattern}`,
  filters: { kind: (kind) => sql`t.kind = ${kind}`, from: (no) => sql`t.no >= ${no}` },
};
const row = { select: sql`t.*`, join: sql`join part t on t.no = p.no and t.kind = p.kind` };
const fence = sql<boolean>`t.no < 30`;
const page = (page: number, limit = 7) => parsePage({ page, limit }, 100);
const name = ({ no, kind }: Part) => `${no}${kind}`;

type ListQueryRequest = Omit<
  Parameters<typeof listQuery<Part, Filter, 'city'>>[2],
  'fence' | 'filter'
> & {
  filter?: Filter;
};
const runQuery = (request: ListQueryRequest) =>
  listQuery<Part, Filter, 'city'>(database.db, parts, { fence, filter: {}, ...request }, row);

describe('a list', () => {
  test('counts all records whatever the page', async () => {
    for (const at of [1, 3, 99]) expect((await runQuery({ page: page(at) })).count).toBe(60);
    expect((await runQuery({ page: page(99) })).rows).toEqual([]);
  });

  test.each(['ASC', 'DESC'] as const)('has pages without overlap, sorted %s', async (order) => {
    const sort = [{ by: 'city', order }] as const;
    const seen: Part[] = [];
    for (let at = 1; at <= 9; at++) seen.push(...(await runQuery({ sort, page: page(at) })).rows);
    expect(new Set(seen.map(name)).size).toBe(60);
    expect(seen.slice(-6).every(({ city }) => city === null)).toBe(true);
    expect(seen[0]?.city).toBe(order === 'ASC' ? 'City 0' : 'City 8');
  });

  test('appends the key to each sort in the last column’s direction', async () => {
    const first = await runQuery({ page: page(1, 3) });
    expect(first.rows.map(name)).toEqual(['0a', '5a', '10a']);
    const last = await runQuery({ sort: [{ by: 'city', order: 'DESC' }], page: page(1, 3) });
    expect(last.rows.map(name)).toEqual(['29a', '24a', '19a']);
  });

  test('combines fence, filters and search with AND', async () => {
    const { rows, count } = await runQuery({
      filter: { kind: 'a', from: 20 },
      search: [searchPattern('CITY'), searchPattern('2')],
      page: page(1),
    });
    expect([rows.map(name), count]).toEqual([['21a', '26a'], 2]);
  });

  test('ignores a filter without a value', async () => {
    expect((await runQuery({ filter: { kind: null }, page: page(1) })).count).toBe(60);
  });

  test('treats wildcards in a search literally', async () => {
    expect((await runQuery({ search: [searchPattern('%')], page: page(1) })).count).toBe(0);
  });

  test.each([
    ['UNKNOWN_SORT', { sort: [{ by: 'no; drop table part' }] }],
    ['UNKNOWN_SORT', { sort: [{ by: 'toString' }] }],
    ['UNKNOWN_FILTER', { filter: { secret: 1 } }],
    ['UNKNOWN_FILTER', { filter: { constructor: 1 } }],
  ])('refuses with %s what it does not offer: %j', async (code, request) => {
    const refused = runQuery({ page: page(1), ...request } as unknown as ListQueryRequest);
    await expect(refused).rejects.toMatchObject({ extensions: { code } });
  });

  test('rejects a search it does not offer', async () => {
    const { search: _, ...searchless } = parts;
    const request = { fence, filter: {}, search: ['%a%'], page: page(1) };
    await expect(listQuery(database.db, searchless, request, row)).rejects.toMatchObject({
      extensions: { code: 'UNKNOWN_FILTER' },
    });
  });
});

describe('the portions of a list', () => {
  test('return its records in order, limited to the request', async () => {
    const { rows } = await runQuery({ page: page(1, 50) });
    const portions = listPortions<Part, Filter, 'city'>(
      database.db,
      parts,
      { fence, filter: {} },
      row,
      50,
    );
    const read: Part[] = [];
    for await (const rows of portions) read.push(...rows);
    expect(read.map(name)).toEqual(rows.map(name));
  });

  test('repeat no record when rows are inserted while reading', async () => {
    await sql`create table many as select n as no, 'a' as kind, 'City' as city
      from generate_series(1, 2500) n`.execute(database.db);
    const many = { ...parts, from: sql`many t` };
    const joined = { ...row, join: sql`join many t on t.no = p.no` };
    const all = { fence: sql<boolean>`true`, filter: {} };
    const read: Part[] = [];
    for await (const rows of listPortions<Part, Filter, 'city'>(
      database.db,
      many,
      all,
      joined,
      9_999,
    )) {
      read.push(...rows);
      await sql`insert into many values (${-read.length}, 'a', 'City')`.execute(database.db);
    }
    expect(read.map(({ no }) => no)).toEqual(Array.from({ length: 2500 }, (_, n) => n + 1));
  });
});

describe('a bounded count', () => {
  const long: ListDefinition<object, 'no'> = {
    from: sql`long_list t`,
    key: { no: { column: sql`t.no`, type: 'integer' } },
    columns: { no: sql`t.no` },
    order: [{ by: 'no' }],
    filters: {},
  };
  const count = (most: number) => {
    const request = { fence: sql<boolean>`t.no <= ${most}`, filter: {} };
    return Promise.all([
      countBounded(database.db, long, request),
      countBoundedBy(database.db, long, request, sql<string>`t.kind`, ['few', 'many', 'none']),
    ]);
  };
  beforeAll(async () => {
    await sql`create table long_list as
      select no, case when no % 5000 = 0 then 'few' else 'many' end as kind
      from generate_series(1, 15000) no`.execute(database.db);
  });

  test('is exact up to the bound', async () => {
    const [all, byKind] = await count(mostCounted);
    expect(all).toEqual({ count: 10_000, more: false });
    expect([...byKind].toSorted()).toEqual([
      ['few', { count: 2, more: false }],
      ['many', { count: 9_998, more: false }],
    ]);
    expect(addCounts(byKind, null)).toEqual(all);
  });

  test('stops at the bound, and is exact for the values below it', async () => {
    const [all, byKind] = await count(15_000);
    expect(all).toEqual({ count: 10_000, more: true });
    expect([...byKind].toSorted()).toEqual([
      ['few', { count: 3, more: false }],
      ['many', { count: 10_000, more: true }],
    ]);
    expect(addCounts(byKind, null)).toEqual(all);
    expect(addCounts(byKind, ['few'])).toEqual({ count: 3, more: false });
  });

  test('has pages up to the bound', () => {
    const counted = { count: 10_000, more: true };
    expect(pageInfo(page(1, 30), counted)).toMatchObject({ pageTotal: 334, more: true });
    expect([334, 335].map((at) => toBoundedPage(page(at, 30)).limit)).toEqual([10, 0]);
  });

  test('comes with the page of a long list', async () => {
    const request = { fence: sql<boolean>`true`, filter: {} };
    const numbers = { select: sql`p.no`, join: sql`` };
    const read = (at: number) =>
      boundedListQuery<Part, object, 'no'>(
        database.db,
        long,
        { ...request, page: page(at, 30) },
        numbers,
      );
    const last = await read(334);
    expect(last.rows.map(({ no }) => no)).toEqual(Array.from({ length: 10 }, (_, n) => 9_991 + n));
    expect(await read(335)).toEqual({ rows: [], counted: last.counted });
    expect(last.counted).toEqual({ count: 10_000, more: true });
  });
});
