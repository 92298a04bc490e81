import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { runScript, startServer } from '../scripts/testing/server.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { prepareFixture } from '../server/testing/fixture.ts';
import { addPortalData } from './backup-data.store.ts';

type Env = Record<string, string>;

const orders = 10_000;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 100) / 10;
}

/** The longest a question waits while work goes on, asked one after the other; milliseconds. */
async function longestWait(url: string, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let over = false;
  const polling = (async () => {
    while (!over) {
      const start = performance.now();
      await fetch(`${url}/readyz`);
      longest = Math.max(longest, performance.now() - start);
      await sleep(5);
    }
  })();
  await work();
  over = true;
  await polling;
  return Math.round(longest);
}

/** Measures a backup while the server is running, its check, and a restore, with the operator's commands. */
async function measure(articles: number, folder: string, source: Env, target: Env) {
  const database = await openDatabase(readConfig({ ...source }));
  await prepareFixture(database);
  await addPortalData(database.db, articles, orders);
  await database.close();
  const key = join(folder, 'passphrase');
  writeFileSync(key, 'a passphrase of the bench\n');
  const plain = join(folder, 'plain');
  const sealed = join(folder, 'sealed');
  const withKey = ['--passphrase-file', key];
  const backup = (args: string[]) => runScript('scripts/backup.ts', args, source);
  const server = await startServer(source);
  let waited = 0;
  const online = await seconds(async () => {
    waited = await longestWait(server.url, () => backup([plain]));
  });
  await server.stop();
  return {
    'backup beside a server, s': online,
    'longest answer meanwhile, ms': waited,
    'encrypted, s': await seconds(() => backup([sealed, ...withKey])),
    'verify, s': await seconds(() => backup(['verify', sealed, ...withKey])),
    'restore, s': await seconds(() => runScript('scripts/restore.ts', [plain], target)),
    MB: Math.round(statSync(plain).size / 100_000) / 10,
  };
}

/** Backup and restore of a portal, on both databases. The commands' own start is part of the time. */
export async function benchBackup(articles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const env = (name: string, url = ''): Env => ({
    PANNIER_MODE: 'test',
    PANNIER_DATA_DIR: join(folder, name),
    DATABASE_URL: url,
  });
  try {
    const postgres = [
      await startPostgres({ durable: true }),
      await startPostgres({ durable: true }),
    ] as const;
    const [from, to] = postgres.map(({ url }) => url);
    try {
      console.table({
        embedded: await measure(articles, mkdtempSync(join(folder, 'e')), env('a'), env('b')),
        PostgreSQL: await measure(
          articles,
          mkdtempSync(join(folder, 'p')),
          env('c', from),
          env('d', to),
        ),
      });
    } finally {
      for (const server of postgres) await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
