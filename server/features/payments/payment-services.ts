import type { FastifyInstance } from 'fastify';
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

/** How the embedded provider reaches the portal: through the same routes as any other, without a network. */
const senders = new WeakMap<Db, SendEvent>();

/** Opens the payment providers, and the addresses for their events and pages. */
export async function paymentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { sandbox } = await openGateways(services);
  eventRoutes(app, services);
  remittanceRoutes(app, services);
  if (!sandbox) return;
  sandboxRoutes(app, sandbox);
  senders.set(services.db, async (payload, headers) => {
    const url = '/payments/sandbox/events';
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  });
}

/** Starts the background work: the poll, saved ways to pay, and the embedded provider's clock and events. */
export async function paymentJobs(jobs: Jobs, services: Services): Promise<void> {
  const { db } = services;
  await jobs.work<{ externalId: string }>(savedMethodQueue, ({ externalId }) =>
    keepMethod(db, externalId),
  );
  await jobs.repeat(pollQueue, pollTimes, async () => {
    await pollRequests(services, new Date());
    await forgetDeleted(db);
  });
  const { sandbox } = getGateways(db);
  const send = senders.get(db);
  if (!sandbox || !send) return;
  await jobs.work(eventQueue, () => deliverEvents(sandbox, send));
  await jobs.repeat('payment-sandbox-clock', '* * * * *', () =>
    runSandboxClock(sandbox, new Date()),
  );
}
