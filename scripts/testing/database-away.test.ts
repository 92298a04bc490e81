import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { prepareFixture } from '#server/testing/fixture.ts';
import { checkOut, expectEachOnce, logIn, type Sent } from './orders-sent.ts';
import { startPostgres, type ThrowawayPostgres } from './postgres.ts';
import { type RunningServer, startServer } from './server.ts';

// PostgreSQL ends under the running server while many buyers check out, as in an update or a failover.

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-away-'));
let postgres: ThrowawayPostgres;
let database: Database;
let server: RunningServer;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await prepareFixture(database);
  await sql`update stock set qty = 100000`.execute(database.db);
  server = await startServer({
    PANNIER_MODE: 'test',
    PANNIER_LOG_LEVEL: 'silent',
    PANNIER_DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
  });
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await database?.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('loses no order while the database restarts under load (R13)', async () => {
  const tokens = {
    S1: await logIn(server.url, 'dealer1'),
    S2: await logIn(server.url, 'dealer2'),
  };
  const all: Sent[] = [];
  let placed = 0;
  let put = 0;
  let over = false;
  const buyer = async (nth: number) => {
    while (!over) {
      const sent = { key: randomUUID(), shipto: nth % 2 ? 'S1' : 'S2', orderNo: null };
      all.push(sent);
      // The loop behaves like the outbox: it repeats the request under its key until it is answered. Any
      // other failure ends the test.
      for (;;) {
        const later = await checkOut(server.url, tokens, sent);
        if (!later) break;
        expect(later).toEqual({ code: 'UNAVAILABLE', retryAfter: '5' });
        put += 1;
        await pause(20);
      }
      placed += 1;
    }
  };
  const buying = Promise.all(Array.from({ length: 6 }, (_, nth) => buyer(nth)));
  const more = async (count: () => number) => {
    const enough = count() + 10;
    await Promise.race([buying, expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(enough)]);
  };
  const refused = () => more(() => put);
  const taken = () => more(() => placed);

  await taken();
  await postgres.restart('SIGINT', refused);
  await taken();
  await postgres.restart('SIGQUIT', refused);
  await taken();
  await readOnly('on');
  await refused();
  await readOnly('off');
  await taken();
  over = true;
  await buying;

  // Repeated requests must get the same answers as before.
  const numbers = all.map(({ orderNo }) => orderNo);
  for (const sent of all) await checkOut(server.url, tokens, sent);
  expect(all.map(({ orderNo }) => orderNo)).toEqual(numbers);
  await expectEachOnce(database.db, all);
  const last = numbers.toSorted().at(-1);
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ state: string }>`
          select state::text from pgboss.job
          where name = 'order-mail' and data -> 'orderNos' ? ${last}`.execute(database.db);
        return rows;
      },
      { timeout: 30_000 },
    )
    .toEqual([{ state: 'completed' }]);
}, 300_000);

/** Makes the server read-only or writable. A read-only server acts like a former primary after a failover. */
async function readOnly(value: 'on' | 'off'): Promise<void> {
  await sql`alter system set default_transaction_read_only = ${sql.raw(value)}`.execute(
    database.db,
  );
  await sql`select pg_reload_conf()`.execute(database.db);
}
