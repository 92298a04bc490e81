import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { EmbeddedStart } from './db/embedded-start.ts';
import { migrate } from './db/migrate.ts';
import { welcomeFirstOwner } from './features/owner/owner.public.ts';
import { openFileStore } from './files/file-store.ts';
import { finishPictures, picturesQueue, picturesTimes } from './files/sizes/finish-pictures.ts';
import { workOnSizes } from './files/sizes/make-sizes.ts';
import { sweepFiles, sweepQueue, sweepTimes } from './files/sweep-files.ts';
import { features } from './generated/features.ts';
import type { Services } from './graphql/feature.ts';
import { buildApp } from './http/app.ts';
import { startJobs } from './jobs/jobs.ts';
import { saveCompiled } from './lib/compile-cache.ts';
import { newOperatorToken, publishLocalOperator } from './lib/local-operator.ts';
import { openMailer } from './mail/mailer.ts';
import { refuseDemoData, warnOfMissingProxy } from './production/refuse-unsafe.ts';
import { startWatchdog } from './watchdog/watchdog.ts';

/** A server that serves. */
export interface Serving {
  address: string;
  app: FastifyInstance;
  services: Services;
  stop(): Promise<void>;
}

/**
 * Puts the parts of the server together and listens.
 * @param started the embedded database, which is being opened; null for PostgreSQL
 * @throws when a port is in use, the database cannot be opened, or a feature is incomplete
 */
export async function serve(settings: Config, started: EmbeddedStart | null): Promise<Serving> {
  const token = newOperatorToken();
  const config: Config = { ...settings, localOperatorToken: token };
  const opened: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= closeAll(opened.reverse());
    return stopping;
  };
  try {
    const database = await openDatabase(config, started);
    opened.push(() => database.close());
    await migrate(database.db);
    await refuseDemoData(config, database.db);
    const jobs = await startJobs(database);
    opened.push(() => jobs.stop());
    const services: Services = {
      config,
      db: database.db,
      pglite: database.pglite,
      files: openFileStore(config),
      jobs,
      mailer: openMailer(config),
    };
    const app = await buildApp(services);
    opened.push(() => app.close());
    for (const feature of features) await feature.jobs?.(jobs, services);
    await workOnSizes(jobs, services);
    await jobs.repeat(picturesQueue, picturesTimes, () => finishPictures(services));
    await jobs.repeat(sweepQueue, sweepTimes, () => sweepFiles(services));
    const stopWatchdog = startWatchdog(config.watchdogSeconds);
    // The last to be stopped: a server that hangs while it stops is ended as well.
    opened.unshift(stopWatchdog);
    const address = await app.listen({ port: config.port, host: config.hostAddress });
    warnOfMissingProxy(config, app.log);
    await welcomeFirstOwner(services, app.log);
    const unpublish = publishLocalOperator(config.dataDir, { address: loopback(address), token });
    opened.push(async () => unpublish());
    database.announce?.(address);
    if (config.mode !== 'test') saveCompiled();
    return { address, app, services, stop };
  } catch (error) {
    // The reason why the server did not start matters more than a part that cannot be closed.
    await stop().catch(() => {});
    throw error;
  }
}

/** The address commands on this machine use: a server that listens everywhere also listens here. */
function loopback(address: string): string {
  return address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]');
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
