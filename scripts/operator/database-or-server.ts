import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { findServer } from './call-server.ts';
import { runsOn } from './runs-on.ts';

/** Where a command does its work: in this process, or in the server that has the database. */
export type Workplace =
  | { database: Database; server?: undefined }
  | { server: LocalOperator; database?: undefined };

/**
 * Opens the database of the settings, or finds the running server that has the embedded one.
 * @param named the server given by `--server`, which comes first
 * @throws when the database is in use and no server answers, or it cannot be opened
 */
export async function databaseOrServer(config: Config, named?: string): Promise<Workplace> {
  if (named !== undefined) return { server: findServer(config, named) };
  try {
    return { database: await openDatabase(config) };
  } catch (error) {
    // The process that has the database may also be another command.
    if (!isInUse(error) || !(await runsOn(config))) throw error;
    return { server: findServer(config) };
  }
}

const isInUse = (error: unknown) =>
  error instanceof Error && /is in use by another/.test(error.message);
