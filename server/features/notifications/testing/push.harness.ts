import { performance } from 'node:perf_hooks';
import type { Services } from '#server/graphql/feature.ts';
import { startPushDispatcher } from '../push/push-dispatcher.ts';
import { lookForRestocks } from '../restock/restock-watch.ts';
import { seedFanOut } from './fan-out.store.ts';
import { newDevice, type PushService } from './push-service.ts';

/** The cost of notifying many users, including the receiving push service in the same process. */
export interface FanOut {
  subscribers: number;
  /** Milliseconds to notice the stock and to write notifications and deliveries. */
  noticed: number;
  /** Milliseconds until all pushes were taken. */
  sent: number;
  /** Milliseconds of this process's processor, everything included. */
  cpu: number;
  /** Milliseconds of a look that finds nothing to tell. */
  idle: number;
}

/**
 * Makes so many users with a device each wait for an article that then comes back, and measures the
 * way from stock to push service.
 * @param services a server on the fixture of `seed.ts`, with pushTestEndpoints
 */
export async function measureFanOut(
  services: Pick<Services, 'db' | 'config'>,
  service: PushService,
  subscribers: number,
): Promise<FanOut> {
  const { db } = services;
  await seedFanOut(db, subscribers, service.endpoint('d'), newDevice());
  const processor = process.cpuUsage();
  const start = performance.now();
  await lookForRestocks(db);
  const noticed = performance.now();
  const dispatcher = startPushDispatcher(services);
  await dispatcher.deliver();
  const done = performance.now();
  const { user, system } = process.cpuUsage(processor);
  await dispatcher.stop();
  await lookForRestocks(db);
  return {
    subscribers,
    noticed: Math.round(noticed - start),
    sent: Math.round(done - noticed),
    cpu: Math.round((user + system) / 1_000),
    idle: Math.round(performance.now() - done),
  };
}
