import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { remittanceRoutes } from './documents/remittance.routes.ts';
import { eventRoutes } from './events.routes.ts';
import { getGateways, openGateways } from './gateways/gateways.ts';
import { deliverEvents, type SendEvent } from './gateways/sandbox/deliver-events.ts';
import { eventQueue, runSandboxClock } from './gateways/sandbox/sandbox.gateway.ts';
import { sandboxRoutes } from './gateways/sandbox/sandbox.routes.ts';
import { savedMethodQueue } from './requests/apply-report.ts';
import { pollQueue, pollRequests, pollTimes } from './requests/poll-requests.ts';
import { forgetDeleted, keepMethod } from './saved/keep-method.ts';

/** The parts of the server that the background work needs. */
interface Served {
  log: FastifyBaseLogger;
  /** How the embedded provider reaches the portal: through the same routes as any other, without a network. */
  sendEvent: SendEvent;
}

const served = new WeakMap<Db, Served>();

/** Opens the payment providers, and the addresses for their events and pages. */
export async function paymentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { sandbox } = await openGateways(services);
  eventRoutes(app, services);
  remittanceRoutes(app, services);
  if (sandbox) sandboxRoutes(app, sandbox);
  const sendEvent: SendEvent = async (payload, headers) => {
    const url = '/payments/sandbox/events';
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  };
  served.set(services.db, { log: app.log, sendEvent });
}

/** Starts the background work: the poll, saved ways to pay, and the embedded provider's clock and events. */
export async function paymentJobs(jobs: Jobs, services: Services): Promise<void> {
  const { db } = services;
  const parts = served.get(db);
  if (!parts) throw new Error('The routes of payments are not there yet');
  const { log, sendEvent } = parts;
  await jobs.work<{ externalId: string }>(savedMethodQueue, ({ externalId }) =>
    keepMethod(db, externalId),
  );
  await jobs.repeat(pollQueue, pollTimes, async () => {
    await pollRequests(services, new Date());
    await forgetDeleted(db, log);
  });
  const { sandbox } = getGateways(db);
  if (!sandbox) return;
  await jobs.work(eventQueue, () => deliverEvents(sandbox, sendEvent));
  await jobs.repeat('payment-sandbox-clock', '* * * * *', () =>
    runSandboxClock(sandbox, new Date()),
  );
}
