import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';
import { copyPostgres } from './copy-connection.ts';
import { type Database, explainFailure, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { countStatements } from './statement-count.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('reads every type as the same JavaScript value on both', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as int8, count(*) as count, 1.50::numeric as numeric,
      1::int2 as int2, 0.5::float8 as float8, true as flag, null::int8 as nothing,
      date '2026-02-03' as date, timestamp '2026-02-03 04:05:06' as timestamp,
      timestamptz '2026-02-03 04:05:06+00' as timestamptz, interval '1 day 02:00' as interval,
      array[1, null]::int8[] as int8s, '{}'::int8[] as none, array[1.5]::numeric[] as numerics,
      array['a,b', 'c"d', null]::text[] as texts, array[date '2026-02-03'] as dates,
      '{"a": [1, "x"]}'::jsonb as json`.execute(database.db);
  expect(rows).toEqual([
    {
      int8: 9007199254740991,
      count: 1,
      numeric: '1.50',
      int2: 1,
      float8: 0.5,
      flag: true,
      nothing: null,
      date: '2026-02-03',
      timestamp: '2026-02-03 04:05:06',
      timestamptz: new Date('2026-02-03T04:05:06Z'),
      interval: '1 day 02:00:00',
      int8s: [1, null],
      none: [],
      numerics: ['1.5'],
      texts: ['a,b', 'c"d', null],
      dates: ['2026-02-03'],
      json: { a: [1, 'x'] },
    },
  ]);
});

it('reports a broken constraint with its code and name', async () => {
  const again = database.db.insertInto('permission').values({ name: 'page.catalog' }).execute();
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'permission_pkey' });
});

it('rolls back a transaction that throws and commits others', async () => {
  const insert = (name: string, fail: boolean) =>
    database.db.transaction().execute(async (tx) => {
      await tx.insertInto('permission').values({ name }).execute();
      if (fail) throw new Error('changed my mind');
    });
  await expect(insert('test.undone', true)).rejects.toThrow('changed my mind');
  await insert('test.kept', false);
  const rows = await database.db
    .selectFrom('permission')
    .select('name')
    .where('name', 'like', 'test.%')
    .execute();
  expect(rows).toEqual([{ name: 'test.kept' }]);
});

it('has nothing left to migrate', async () => {
  expect(await migrate(database.db)).toEqual([]);
});

it('counts one call’s statements without transaction control', async () => {
  const read = () => database.db.selectFrom('sales_org').select('sorg').execute();
  const counted = countStatements(() =>
    database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('host').select('host').execute();
      await sql`select 1`.execute(tx);
      return 'done';
    }),
  );
  await read();
  expect(await counted).toEqual({ result: 'done', statements: 2 });
});

it('names an unreachable server without the password', async () => {
  const databaseUrl = 'postgres://shop:se@cret@127.0.0.1:1/none';
  const error = await openDatabase({ databaseUrl, dataDir: '' }).catch((e: Error) => e);
  expect(String(error)).toContain(
    'PostgreSQL at postgres://shop@127.0.0.1:1/none cannot be reached',
  );
  expect(String(error)).not.toContain('secret');
});

it('tells a missing database from an unreachable server', async () => {
  const url = 'postgres://shop:secret@127.0.0.1:1/none';
  const missing = explainFailure(url, Object.assign(new Error(), { code: '3D000' }));
  expect(missing.message).toBe(
    'PostgreSQL at postgres://shop@127.0.0.1:1/none has no such database: create it first',
  );
  await expect(copyPostgres(url)).rejects.toThrow(
    'PostgreSQL at postgres://shop@127.0.0.1:1/none cannot be reached',
  );
});
