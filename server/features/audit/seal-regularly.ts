import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { sealEvents } from './audit.store.ts';

/** How long a committed event is at most without a place in the chain, in milliseconds. */
const pauseMs = 2_000;

/**
 * Seals new events of the audit log every two seconds until the server stops. Every server does so; they take
 * turns in the database.
 */
export function sealRegularly(app: FastifyInstance, db: Db): void {
  let sealing: Promise<void> | null = null;
  const seal = () => {
    sealing ??= sealEvents(db)
      .catch((err) => app.log.error({ err }, 'events of the audit log could not be sealed'))
      .finally(() => {
        sealing = null;
      });
  };
  const timer = setInterval(seal, pauseMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sealing;
  });
}
