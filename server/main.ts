import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { rooms } from './features/rooms.ts';
import { openFileStore } from './files/file-store.ts';
import type { Services } from './graphql/room.ts';
import { buildApp } from './http/app.ts';
import { startJobs } from './jobs/jobs.ts';
import { openMailer } from './mail/mailer.ts';

/**
 * Starts the server; it serves when this returns. A request to stop (SIGTERM, SIGINT) lets what is
 * under way finish, within ten seconds.
 * @throws when a port is in use, the database cannot be opened, or a room is incomplete
 */
export async function start(config: Config): Promise<{ address: string; stop(): Promise<void> }> {
  const opened: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= closeAll(opened.reverse());
    return stopping;
  };
  try {
    const database = await openDatabase(config);
    opened.push(() => database.close());
    await migrate(database.db);
    const jobs = await startJobs(database);
    opened.push(() => jobs.stop());
    const services: Services = {
      config,
      db: database.db,
      files: openFileStore(config),
      jobs,
      mailer: openMailer(config),
    };
    const app = await buildApp(services);
    opened.push(() => app.close());
    for (const room of rooms) await room.jobs?.(jobs, services);
    const address = await app.listen({ port: config.port, host: config.hostAddress });
    return { address, stop };
  } catch (error) {
    // What cannot be closed now is of less use to know than why the server did not start.
    await stop().catch(() => {});
    throw error;
  }
}

/**
 * Closes one after the other, also when one of them fails: the database must be let go of.
 * @throws what went wrong, after all have been tried
 */
export async function closeAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const close of steps) await close().catch((fault) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'The server did not stop cleanly');
}

/** A sentence for what an operator can mend; the whole error for everything else. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another with PORT=….`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another with PORT=….`;
  return /in use by another|cannot be reached|^Wrong settings/.test(error.message)
    ? error.message
    : error;
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
