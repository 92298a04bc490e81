import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import { startEmbedded } from './db/embedded-start.ts';
import { keepCompiled } from './lib/compile-cache.ts';
import { refuseUnsafeSettings } from './production/refuse-unsafe.ts';
import type { Serving } from './serve.ts';

/**
 * Starts the server; it serves when this returns. A request to stop (SIGTERM, SIGINT) lets what is
 * under way finish, within ten seconds. The server itself is loaded only when it may use its database,
 * so that a second process on the embedded one ends at once.
 * @throws when a port is in use, the database cannot be opened, a feature is incomplete, or secrets or
 *   data are not safe for production
 */
export async function start(config: Config): Promise<Serving> {
  refuseUnsafeSettings(config);
  if (config.mode !== 'test') keepCompiled(config.dataDir);
  const started = config.databaseUrl ? null : await startEmbedded(config);
  const { serve } = await import('./serve.ts');
  return serve(config, started);
}

const diskFaults: Record<string, string> = {
  EACCES: 'No permission to use',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk can only be read',
};

/** A sentence for what an operator can mend; the whole error for everything else. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another with PORT=….`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used. Choose another with PORT=….`;
  if (code && code in diskFaults) return `${diskFaults[code]}: ${path ?? error.message}`;
  const isSentence =
    /in use by another|^PostgreSQL at |cannot be reached|was interrupted|^Wrong settings|^Not safe for production/;
  return isSentence.test(error.message) ? error.message : error;
}

if (import.meta.main) {
  try {
    const { stop } = await start(readConfig());
    closeWithGrace({ delay: 10_000 }, async ({ err }) => {
      if (err) console.error(err);
      await stop();
    });
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
