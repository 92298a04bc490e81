import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { PGliteClient } from '#server/db/pglite-client.ts';
import { isUnavailable } from '#server/lib/unavailable.ts';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { checkOut, expectEachOnce, logIn, type Sent } from './orders-sent.ts';
import { type RunningServer, startServer } from './server.ts';
import { limitFiles, makeSmallDisk, type SmallDisk } from './small-disk.ts';

// The disk of the embedded database has no room for a while. The server goes on in one process.

let disk: SmallDisk;
let server: RunningServer | undefined;
beforeAll(async () => {
  disk = makeSmallDisk(300);
  await fillDataFolder(disk.folder, 'fixture');
  const database = await openDatabase({ databaseUrl: null, dataDir: disk.folder });
  await sql`update stock set qty = 100000`.execute(database.db);
  await database.close();
  server = await startServer({
    PANNIER_MODE: 'test',
    PANNIER_LOG_LEVEL: 'silent',
    PANNIER_DATA_DIR: disk.folder,
    DATABASE_URL: '',
  });
}, 240_000);
afterAll(async () => {
  await server?.stop();
  disk.remove();
});

test('answers a full disk with 503 and loses no order (M9)', async () => {
  if (!server?.process.pid) throw new Error('The server did not start');
  const { url, process: running } = server;
  const pid = Number(running.pid);
  const tokens = { S1: await logIn(url, 'dealer1'), S2: await logIn(url, 'dealer2') };
  const all: Sent[] = [];
  let over = false;
  let refused = 0;
  const buyer = async (nth: number) => {
    while (!over) {
      const sent = { key: randomUUID(), shipto: nth % 2 ? 'S1' : 'S2', orderNo: null };
      all.push(sent);
      // The loop behaves like the outbox: it repeats the request under its key until it is answered. Any
      // other failure ends the test.
      for (;;) {
        const later = await checkOut(url, tokens, sent);
        if (!later) break;
        expect(later).toEqual({ code: 'UNAVAILABLE', retryAfter: '5' });
        refused += 1;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  };
  const buying = Promise.all([1, 2, 3].map(buyer));
  const placed = () => all.filter(({ orderNo }) => orderNo !== null).length;
  const more = async (count: () => number) => {
    const enough = count() + 10;
    await Promise.race([buying, expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(enough)]);
  };
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`);
    return { status: answer.status, ...(await answer.json()) };
  };

  await more(placed);
  for (let round = 0; round < 2; round += 1) {
    disk.fill(pid);
    await more(() => refused);
    await expect
      .poll(readiness, { timeout: 30_000 })
      .toMatchObject({ status: 'not ready', parts: { disk: 'failed' } });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    disk.empty(pid);
    await more(placed);
    await expect
      .poll(readiness, { timeout: 30_000 })
      .toMatchObject({ status: 'ready', parts: { disk: 'ok', database: 'ok' } });
  }
  over = true;
  await buying;
  expect(running.exitCode).toBeNull();
  await server.stop();
  server = undefined;

  const database = await openDatabase({ databaseUrl: null, dataDir: disk.folder });
  await expectEachOnce(database.db, all);
  await database.close();
}, 240_000);

test('reopens a database that crashed on a full disk (M9)', async () => {
  const small = makeSmallDisk(150);
  const lines: string[] = [];
  const database = new PGliteClient({ directory: small.folder }, (line) => lines.push(line));
  try {
    await database.query('create table note (id int primary key)');
    await database.query('insert into note values (1)');
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    small.fill(process.pid);
    // The next file of its log finds no room, which PostgreSQL does not survive.
    const nextLog = async () => {
      await database.query('select pg_switch_wal()');
      await database.query('update note set id = id');
    };
    await expect(nextLog().then(nextLog).then(nextLog)).rejects.toSatisfy(isUnavailable);
    const insert = () => database.query('insert into note values (2)').then(() => true);
    await expect(insert()).rejects.toMatchObject({ code: '57P03' });
    small.empty(process.pid);
    await expect.poll(() => insert().catch(() => false), { timeout: 60_000 }).toBe(true);
    await database.query("notify news, 'one'");
    const { rows } = await database.query('select id from note order by id');
    expect([rows, heard]).toEqual([[{ id: 1 }, { id: 2 }], ['one']]);
    expect(lines.at(-1)).toBe('The embedded database is open again.');
  } finally {
    await database.close();
    small.remove();
  }
}, 120_000);

test('fails a refused commit without blocking others (M9)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'pannier-refused-'));
  const database = new PGliteClient({ directory }, () => {});
  try {
    await database.query('create table note (id int primary key)');
    await database.query('insert into note values (1)');
    await database.query('checkpoint');
    const commit = database.transaction(async (tx) => {
      await tx.query('insert into note values (2)');
      // The log is written when it commits.
      limitFiles(process.pid, '1024');
    });
    await expect(commit).rejects.toSatisfy(isUnavailable);
    limitFiles(process.pid, 'unlimited');
    const count = () => database.query('select count(*)::int as rows from note').catch(() => null);
    await expect.poll(count, { timeout: 60_000 }).toMatchObject({ rows: [{ rows: 1 }] });
  } finally {
    limitFiles(process.pid, 'unlimited');
    await database.close();
    rmSync(directory, { recursive: true });
  }
}, 120_000);
