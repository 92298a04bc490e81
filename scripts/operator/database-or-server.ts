import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase, withoutPassword } from '#server/db/database.ts';
import { databaseDirectory } from '#server/db/embedded-start.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { findServer } from './call-server.ts';
import { runsOn } from './runs-on.ts';

/** Where a command does its work: in this process, or in the server that has the database. */
export type Workplace =
  | { database: Database; server?: undefined }
  | { server: LocalOperator; database?: undefined };

/**
 * Opens the database of the settings, or finds the running server that has the embedded one, and says which on
 * stderr, so that what a command writes to stdout stays as it is.
 * @param named the server given by `--server`, which comes first
 * @param mayCreate makes the embedded database where there is none
 * @throws when there is no database, it is in use and no server answers, or it cannot be opened
 */
export async function databaseOrServer(
  config: Config,
  named?: string,
  mayCreate = false,
): Promise<Workplace> {
  const workplace = await findWorkplace(config, named, mayCreate);
  const { server } = workplace;
  console.error(server ? `Server: ${server.address}` : `Database: ${describeDatabase(config)}`);
  return workplace;
}

async function findWorkplace(
  config: Config,
  named: string | undefined,
  mayCreate: boolean,
): Promise<Workplace> {
  if (named !== undefined) return { server: findServer(config, named) };
  if (!mayCreate && !hasDatabase(config))
    throw new Error(
      `There is no database in ${describeDatabase(config)}. Name yours with PANNIER_DATA_DIR or DATABASE_URL; only "import" with --create makes a new one`,
    );
  try {
    return { database: await openDatabase(config) };
  } catch (error) {
    // The process that has the database may also be another command.
    if (!isInUse(error) || !(await runsOn(config))) throw error;
    return { server: findServer(config) };
  }
}

/** Whether the embedded database was made; a database of PostgreSQL is always somebody's choice. */
const hasDatabase = (config: Config) =>
  config.databaseUrl !== null || existsSync(join(databaseDirectory(config), 'PG_VERSION'));

const describeDatabase = (config: Config) =>
  config.databaseUrl === null
    ? resolve(databaseDirectory(config))
    : withoutPassword(config.databaseUrl);

const isInUse = (error: unknown) =>
  error instanceof Error && /is in use by another/.test(error.message);
