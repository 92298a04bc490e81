import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { SqlMigrations } from './sql-migrations.ts';

/**
 * Brings the tables up to date. Several processes may start at once: Kysely's lock lets one migrate
 * while the others wait.
 * @returns the names of the migrations that were run now
 * @throws the error of the first migration that failed; it is rolled back
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new SqlMigrations() });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
