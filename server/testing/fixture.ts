import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openEmbedded } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { seed } from './seed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'pannier');

/**
 * Names the state of the fixture: whatever changes it changes the name, and so does the day, because
 * the fixture's arrival lies thirty days ahead.
 */
export function fixtureName(): string {
  const migrations = ['server/db/migrations/*.sql', 'server/features/*/[0-9]*.sql'];
  const seeds = ['server/testing/seed*.ts', 'server/features/*/testing/*seed*.ts'];
  const sources = [...migrations, ...seeds, 'package-lock.json'];
  const day = dayOf(new Date());
  const hash = createHash('sha256').update(day);
  for (const file of sources.flatMap((pattern) => globSync(root + pattern)).sort())
    hash.update(basename(file)).update(readFileSync(file));
  return `pannier_${day}_${hash.digest('hex').slice(0, 16)}`;
}

/** YYYYMMDD in UTC. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Whether a prepared database was made before yesterday. A younger one may belong to a run that is still going on, also
 * of another state of the sources.
 * @param name see `fixtureName`
 */
export function isOldFixture(name: string): boolean {
  const day = /^pannier_(\d{8})_[0-9a-f]{16}$/.exec(name)?.[1];
  return day !== undefined && day < dayOf(new Date(Date.now() - 86_400_000));
}

/** Migrates an empty database, fills it, and prepares it for jobs, so that clones start fast. */
export async function prepareFixture(database: Database): Promise<void> {
  await migrate(database.db);
  await seed(database.db);
  await (await startJobs(database)).stop();
}

/** The file of a prepared embedded database; made when it is not there yet. */
export const fixtureImage = (): Promise<string> => image(fixtureName(), prepareFixture);

/** Like `fixtureImage`, of a portal without data. */
export const emptyImage = (): Promise<string> =>
  image(`${fixtureName()}_empty`, ({ db }) => migrate(db));

async function image(
  name: string,
  prepare: (database: Database) => Promise<unknown>,
): Promise<string> {
  const image = join(cache, `${name}.tar`);
  if (existsSync(image)) return image;
  mkdirSync(cache, { recursive: true });
  removeStale();
  const database = await openEmbedded({ directory: null });
  try {
    await prepare(database);
    // A name of its own: threads of a process share its number.
    const unfinished = `${image}.${randomUUID()}`;
    await database.pglite?.dump(unfinished);
    renameSync(unfinished, image);
  } finally {
    await database.close();
  }
  return image;
}

/** Removes images made before yesterday. A younger one may belong to a run that is still going on. */
function removeStale(): void {
  const yesterday = Date.now() - 86_400_000;
  for (const file of globSync(join(cache, '*.tar*')))
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < yesterday)
      rmSync(file, { force: true });
}
