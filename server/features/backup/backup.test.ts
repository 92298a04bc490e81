import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { SqlMigrations } from '#server/db/sql-migrations.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { type Entry, jsonEntry } from './backup-entries.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { type Manifest, parseManifest } from './backup-manifest.ts';
import { isEmptyDatabase, migrateTo } from './load.store.ts';
import { restoreBackup } from './restore-backup.ts';
import { listMigrations } from './tables.store.ts';
import {
  type ClosedPortal,
  givenNothing,
  givenPortal,
  inDatabase,
  summarizeTables,
} from './testing/backup.fixture.ts';
import { insertLiveData, listJobs, nextNumbers, toBeTold } from './testing.store.ts';
import { verifyBackup, writeBackup } from './write-backup.ts';

// Each restore of an embedded database makes a new one, which takes seconds.
const slow = { timeout: 240_000 };

let portal: ClosedPortal;
let backup: string;
const targets: ClosedPortal[] = [];
const picture = 'images/ä b.webp';
const passphrase = 'correct horse battery';

beforeAll(async () => {
  portal = await givenPortal();
  await inDatabase(portal, ({ db }) => insertLiveData(db));
  await openFileStore(portal.config).put(picture, Buffer.from('picture'), 'image/webp');
  backup = await makeBackup(portal);
}, 240_000);
afterEach(async () => {
  for (const target of targets.splice(0)) await target.remove();
});
afterAll(() => portal.remove());

async function makeBackup({ config, folder }: ClosedPortal): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.backup`);
  const askServer = () => Promise.reject(new Error('no server runs'));
  await writeBackup(config, { file, passphrase, askServer });
  return file;
}

async function nothing(): Promise<ClosedPortal> {
  const target = await givenNothing();
  targets.push(target);
  return target;
}

function restore({ config }: ClosedPortal, file: string, options: object = {}): Promise<Manifest> {
  const usual = { force: false, leaveOut: 1_000, report: () => {} };
  return restoreBackup(config, { file, passphrase, ...usual, ...options });
}

/** The backup with another manifest. */
async function altered(change: (manifest: Manifest) => void): Promise<string> {
  const file = join(portal.folder, `${crypto.randomUUID()}.backup`);
  await readBackupFile(backup, passphrase, (entries) => {
    async function* changed(): AsyncGenerator<Entry> {
      const manifest = parseManifest((await entries.next()).value);
      change(manifest);
      yield jsonEntry('manifest.json', manifest);
      yield* entries;
    }
    return writeBackupFile(file, passphrase, changed());
  });
  return file;
}

async function expectNothing(target: ClosedPortal): Promise<void> {
  expect((await openFileStore(target.config).keys().next()).done).toBe(true);
  if (target.config.databaseUrl)
    expect(await inDatabase(target, ({ db }) => isEmptyDatabase(db))).toBe(true);
  else expect(existsSync(join(target.folder, 'database', 'PG_VERSION'))).toBe(false);
}

test('verifies a backup without restoring it', async () => {
  const { tables, files } = await verifyBackup(backup, passphrase);
  expect(files).toBe(1);
  expect(tables.find(({ name }) => name === 'cart_line')).toMatchObject({ rows: 1 });
});

test('restores every row, number, job and file', slow, async () => {
  const target = await nothing();
  await restore(target, backup, { leaveOut: null });
  expect(await summarizeTables(target)).toEqual(await summarizeTables(portal));
  const bytes = await openFileStore(target.config).bytes(picture);
  expect(Buffer.from(bytes ?? []).toString()).toBe('picture');
  const look = (at: ClosedPortal) => inDatabase(at, ({ db }) => nextNumbers(db));
  expect(await look(target)).toEqual(await look(portal));
  // The one that ran when the backup was made runs again.
  expect(await inDatabase(target, ({ db }) => listJobs(db))).toEqual([
    ['news-mail', { ids: [1] }, 0],
    ['order-mail', { orderNos: ['1'] }, 3],
  ]);
});

test('sends no old news and reuses no number after a restore (P8)', slow, async () => {
  const target = await nothing();
  await restore(target, backup);
  const before = await inDatabase(portal, ({ db }) => nextNumbers(db));
  await inDatabase(target, async ({ db }) => {
    expect(await toBeTold(db)).toEqual([
      { event: 'now', push: 'expired', mail: false },
      { event: 'later', push: 'waiting', mail: true },
    ]);
    expect(await listJobs(db)).toEqual([['order-mail', { orderNos: ['1'] }, 3]]);
    expect(await nextNumbers(db)).toEqual({
      order: before.order + 1_000,
      user: before.user + 1_000,
    });
  });
});

test('replaces existing data only with --force', slow, async () => {
  const target = await nothing();
  const files = openFileStore(target.config);
  await files.put('old', Buffer.from('old'), 'text/plain');
  await expect(restore(target, backup)).rejects.toThrow('The file store is not empty; add --force');
  await files.delete('old');
  const database = await openDatabase(target.config);
  await migrate(database.db);
  await database.db.destroy();
  await database.close();
  await expect(restore(target, backup)).rejects.toThrow(/database.* is not empty; add --force/);
  await restore(target, backup, { force: true, leaveOut: null });
  expect(await summarizeTables(target)).toEqual(await summarizeTables(portal));
});

test.runIf(testDatabaseUrl())(
  'restores although a connection ends during the restore',
  slow,
  async () => {
    const target = await nothing();
    const other = await openDatabase(target.config);
    await sql`select 1`.execute(other.db);
    const restored = restore(target, backup, { leaveOut: null });
    await other.db.destroy();
    await other.close();
    await restored;
    expect(await summarizeTables(target)).toEqual(await summarizeTables(portal));
  },
);

test('leaves nothing after a failed restore', slow, async () => {
  const target = await nothing();
  const file = await altered(({ tables }) => {
    for (const table of tables) if (table.name === 'stock') table.checksum = '1';
  });
  await expect(restore(target, file)).rejects.toThrow('The rows of stock are not those of the');
  await expectNothing(target);
});

test('rejects a backup of a newer schema', slow, async () => {
  const target = await nothing();
  const file = await altered(({ migrations }) => migrations.push('9999-later'));
  await expect(restore(target, file)).rejects.toThrow('was made by a newer version of Pannier');
  await expectNothing(target);
});

test('migrates a backup of an older schema', slow, async () => {
  const known = Object.keys(await new SqlMigrations().getMigrations());
  const older = await nothing();
  const database = await openDatabase(older.config);
  await migrateTo(database.db, known.at(-2));
  await database.db.destroy();
  await database.close();
  const target = await nothing();
  await restore(target, await makeBackup(older));
  expect(await inDatabase(target, ({ db }) => listMigrations(db))).toEqual(known);
});

test('does not replace a database in use', async () => {
  const other = await openDatabase(portal.config);
  // Says so first, whatever else is wrong: the files are not empty, and the passphrase does not fit.
  for (const options of [{ force: true }, {}, { passphrase: 'another passphrase' }]) {
    // Its connection would be closed when nothing uses it for a while.
    await other.db.selectFrom('host').select('host').execute();
    await expect(restore(portal, backup, options)).rejects.toThrow(
      /in use by another process|Other programs are connected/,
    );
  }
  await other.close();
});

test('changes nothing for a damaged backup, even with --force', async () => {
  const before = await summarizeTables(portal);
  await expect(
    restore(portal, backup, { force: true, passphrase: 'another passphrase' }),
  ).rejects.toThrow('The passphrase is not the one of this backup');
  expect(await summarizeTables(portal)).toEqual(before);
});
