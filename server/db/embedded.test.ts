import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';

const databaseModule = fileURLToPath(new URL('./database.ts', import.meta.url));
let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pannier-embedded-'));
  database = await openDatabase({ databaseUrl: null, dataDir });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it('writes every commit through to the disk (R13)', async () => {
  // Guards the hook into PGlite's file layer: with a version that ignores it nothing is counted.
  await sql`create table note (id int primary key)`.execute(database.db);
  const before = (await database.pglite?.syncs()) ?? 0;
  for (let id = 0; id < 10; id++) await sql`insert into note values (${id})`.execute(database.db);
  const after = (await database.pglite?.syncs()) ?? 0;
  expect(after - before).toBeGreaterThanOrEqual(10);
});

it('refuses a second process with a helpful message (R13)', async () => {
  const program = `
    const { openDatabase } = await import(${JSON.stringify(databaseModule)});
    await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} })
      .then(() => console.log('opened'), (error) => console.log(error.message));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout.trim().replace(/\d{4}-.+Z/, 'a while ago')).toBe(
    `The database in ${join(dataDir, 'database')} is in use by another process ` +
      `(process ${process.pid} on ${hostname()}, since a while ago). ` +
      'Stop that one first, or set DATABASE_URL to a PostgreSQL server, which many can share.',
  );
});

it('frees the directory on close and keeps the rows', async () => {
  await sql`insert into note values (100)`.execute(database.db);
  await database.close();
  database = await openDatabase({ databaseUrl: null, dataDir });
  const { rows } = await sql`select count(*) as count from note where id = 100`.execute(
    database.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

// R13
it('keeps every acknowledged row when the process is killed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'pannier-killed-'));
  const program = `
    const { openDatabase } = await import(${JSON.stringify(databaseModule)});
    const dataDir = ${JSON.stringify(directory)};
    const { pglite } = await openDatabase({ databaseUrl: null, dataDir });
    await pglite.query('create table note (id int primary key)');
    for (let id = 1; ; id++) {
      await pglite.query('insert into note values ($1)', [id]);
      process.stdout.write(id + '\\n');
    }`;
  const file = join(directory, 'program.mjs');
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 50) child.kill('SIGKILL');
  }
  const reopened = await openDatabase({ databaseUrl: null, dataDir: directory });
  const { rows } = await sql<{ kept: number }>`
    select count(*) as kept from note where id <= ${acknowledged}`.execute(reopened.db);
  await reopened.close();
  rmSync(directory, { recursive: true });
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  expect(rows).toEqual([{ kept: acknowledged }]);
}, 120_000);

it('keeps every acknowledged row when the disk is full (R13)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'pannier-full-'));
  const program = `
    const { openDatabase } = await import(${JSON.stringify(databaseModule)});
    const dataDir = ${JSON.stringify(directory)};
    const { pglite } = await openDatabase({ databaseUrl: null, dataDir });
    await pglite.query('create table note (id int primary key, body text)');
    await pglite.query('alter table note alter body set storage external');
    let kept = 0;
    try {
      for (;; kept++)
        await pglite.query("insert into note values ($1, repeat('x', 2000000))", [kept]);
    } catch (error) {
      await pglite.query("insert into note values ($1, 'small')", [kept]);
      console.log(kept + 1, error.message);
    }
    process.exit();`;
  const file = join(directory, 'program.mjs');
  writeFileSync(file, program);
  // No file may grow beyond 20 MB: the same error of a write as on a disk without room.
  const limited = `trap '' XFSZ; ulimit -f 20000; exec "$0" "$1"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', limited, process.execPath, file]);
  const [, kept, reason] = /^(\d+) (.+)$/m.exec(stdout) ?? [];
  expect(reason).toMatch(/^could not extend file/);
  const reopened = await openDatabase({ databaseUrl: null, dataDir: directory });
  await sql`insert into note values (-1, repeat('x', 2000000))`.execute(reopened.db);
  const { rows } = await sql<{ rows: number; whole: number }>`
    select count(*)::int as rows, count(*) filter (where length(body) = 2000000)::int as whole
    from note`.execute(reopened.db);
  await reopened.close();
  rmSync(directory, { recursive: true });
  expect(rows).toEqual([{ rows: Number(kept) + 1, whole: Number(kept) }]);
}, 120_000);

it('leaves the event loop free while a heavy query runs', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await sql`select sum(sqrt(n)) from generate_series(1, 2000000) n`.execute(database.db);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0);
});

it('lets statements outside a transaction wait for its end', async () => {
  const seen: string[] = [];
  const transaction = database.db.transaction().execute(async (tx) => {
    await sql`insert into note values (200)`.execute(tx);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sql`delete from note where id = 200`.execute(tx);
    seen.push('committed');
  });
  const { rows } = await sql`select id from note where id = 200`.execute(database.db);
  seen.push('read');
  await transaction;
  expect(rows).toEqual([]);
  expect(seen).toEqual(['committed', 'read']);
});

it('passes a released lock to the next waiter', async () => {
  const directory = join(dataDir, 'other');
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow('in use by another process');
  lock.release();
  (await lockDirectory(directory)).release();
});

it('delivers notifications until it is stopped', async () => {
  const heard: string[] = [];
  const stop = await database.pglite?.listen('news', (payload) => heard.push(payload));
  await sql`notify news, 'one'`.execute(database.db);
  await expect.poll(() => heard).toEqual(['one']);
  await stop?.();
  await sql`notify news, 'two'`.execute(database.db);
  await sql`select 1`.execute(database.db);
  expect(heard).toEqual(['one']);
});
