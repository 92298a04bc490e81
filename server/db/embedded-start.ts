import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { PGliteClient } from './pglite-client.ts';
import { refuseUnfinished } from './replace-directory.ts';

/** The embedded database while its thread opens it. */
export interface EmbeddedStart {
  pglite: PGliteClient;
  lock: DirectoryLock;
}

/** Where the embedded database lies. */
export function databaseDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'database');
}

/**
 * Takes the lock of the embedded database and starts opening it in its own thread. It imports nothing
 * large, so a second process is refused at once, and the rest of the server loads in parallel.
 * @throws DirectoryInUse when another process has it, or a sentence when a restore was interrupted
 */
export async function startEmbedded(config: Pick<Config, 'dataDir'>): Promise<EmbeddedStart> {
  const directory = databaseDirectory(config);
  const lock = await lockDirectory(directory);
  try {
    refuseUnfinished(directory);
  } catch (error) {
    lock.release();
    throw error;
  }
  return { lock, pglite: new PGliteClient({ directory }) };
}
