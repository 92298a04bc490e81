import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { databaseHasRoom, databaseTakesWrites } from './hosts.public.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('leaves nothing behind after the free space check (M9)', async () => {
  const tables = async () => (await database.db.introspection.getTables()).map(({ name }) => name);
  const before = await tables();
  await databaseHasRoom(database.db);
  expect(await tables()).toEqual(before);
});

it('fails the write check in a read-only database (M9)', async () => {
  const write = async (tx: Db) => {
    await sql`set transaction read only`.execute(tx);
    await databaseTakesWrites(tx);
  };
  const refused = database.db.transaction().execute(write);
  await expect(refused).rejects.toMatchObject({ code: '25006' });
  await databaseTakesWrites(database.db);
});
