import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { parsers } from '#server/db/parsers.ts';
import { fixtureImage } from '#server/testing/fixture.ts';
import { PreparedPGlite } from './prepared-pglite.ts';

export interface SimDatabase {
  db: Db;
  /** Kills the server after this number of further statements in transactions; null never kills it. */
  killAfter(statements: number | null): void;
  close(): Promise<void>;
}

/**
 * The embedded database with the fixture of the server tests, in this thread: the simulation waits
 * for every statement anyway.
 * @param around runs around each statement
 */
export async function openSimDatabase(around?: <T>(statement: () => T) => T): Promise<SimDatabase> {
  const image = await fixtureImage();
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    parsers,
    loadDataDir: new Blob([readFileSync(image)]),
  });
  // Planning these short statements takes longer than running them, and the statistics are not used.
  await pglite.exec('set plan_cache_mode = force_generic_plan; set track_counts = off');
  const prepared = new PreparedPGlite(pglite, around);
  const db: Db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite: prepared }) });
  return {
    db,
    killAfter: (statements) => {
      prepared.statementsLeft = statements;
    },
    close: () => db.destroy(),
  };
}
