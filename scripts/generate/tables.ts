import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as cg from 'kysely-codegen';
import { SqlMigrations } from '#server/db/sql-migrations.ts';

/** Table types for Kysely, read from a database in memory that has just been migrated. */
export async function tableTypes(): Promise<string> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const db = new Kysely<Record<string, never>>({ dialect: new PGliteDialect({ pglite }) });
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  try {
    const result = await new Migrator({ db, provider: new SqlMigrations() }).migrateToLatest();
    if (result.error) throw result.error;
    const outFile = join(folder, 'tables.ts');
    await cg.generate({
      db,
      dialect: cg.getDialect('postgres', { dateParser: 'string' }),
      outFile,
      overrides: undefined,
    });
    // The drivers are set to read 64-bit integers as numbers, dates as text (server/db/parsers.ts).
    return readFileSync(outFile, 'utf8')
      .replace(/export type Int8 = .*;/, 'export type Int8 = ColumnType<number, number, number>;')
      .replace(
        /export type Timestamp = .*;/,
        'export type Timestamp = ColumnType<Date, Date | string, Date | string>;',
      );
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}
