import type { Config } from '#server/config.ts';
import { readLocalOperator } from '#server/lib/local-operator.ts';

/**
 * Whether a server runs on the embedded database of this data folder, so that a command has to ask it.
 * PostgreSQL serves both at a time.
 */
export async function runsOn({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<boolean> {
  const local = databaseUrl === null && readLocalOperator(dataDir);
  if (!local) return false;
  const answer = await fetch(new URL('/healthz', local.address)).catch(() => null);
  return answer?.ok ?? false;
}
