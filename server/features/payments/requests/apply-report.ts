import type { Db } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { GatewayEvent, GatewayPayment } from '../gateways/gateway.ts';
import {
  insertEvent,
  lockByReference,
  lockRequest,
  type RequestRow,
  type StateSource,
  storeHeld,
  storeOutcome,
  storeReference,
  storeState,
} from './request.store.ts';
import { type Decision, decideReport, type Report } from './request-state.rules.ts';

/** Asks the provider for the way to pay that a completed payment lets it keep. */
export const savedMethodQueue = 'payment-saved-methods';

/** Takes the jobs that follow from a change, in its transaction. */
export type SendJob = Pick<Jobs, 'send'>;

/**
 * Applies a report to a request that is locked, see `decideReport`.
 * @param jobs null where the report is not the provider's
 */
export async function applyReport(
  tx: Db,
  jobs: SendJob | null,
  request: RequestRow,
  report: Report,
  from: StateSource,
): Promise<Decision> {
  const isVoidRequested = request.voidRequestedAt !== null;
  const decision = decideReport({ ...request, isVoidRequested }, report);
  const { externalId } = request;
  if (decision.outcome === 'moved') {
    await storeState(tx, externalId, decision, from);
    if (decision.status === 'complete' && request.save && request.gateway)
      await jobs?.send(savedMethodQueue, { externalId }, tx);
  }
  if (decision.outcome === 'held') {
    const { held, status } = decision;
    if (status !== request.status) await storeState(tx, externalId, { status, reason: null }, from);
    await storeHeld(tx, externalId, { held, amount: report.amount, currency: report.currency });
  }
  return decision;
}

/** Applies what the provider answered about a payment that the portal asked for. */
export async function applyAnswer(
  tx: Db,
  jobs: SendJob,
  externalId: string,
  payment: GatewayPayment,
  from: StateSource,
): Promise<void> {
  const request = await lockRequest(tx, externalId);
  if (!request) return;
  await storeReference(tx, externalId, payment);
  const known = {
    gatewayReference: request.gatewayReference ?? payment.reference,
    gatewayAlias: request.gatewayAlias ?? payment.alias,
  };
  await applyReport(tx, jobs, { ...request, ...known }, payment, from);
}

/**
 * Applies an event of a provider, once however often it arrives. An event of an unknown payment is kept as
 * such: another system may use the same account.
 */
export async function applyEvent(
  tx: Db,
  jobs: SendJob,
  gateway: string,
  event: GatewayEvent,
): Promise<'repeated' | Decision['outcome'] | 'unknown'> {
  const key = { gateway, id: event.id };
  if (!(await insertEvent(tx, { ...key, status: event.status }))) return 'repeated';
  const request = await lockRequestOfEvent(tx, gateway, event);
  if (!request) return 'unknown';
  const { outcome } = await applyReport(tx, jobs, request, event, { source: 'gateway' });
  if (outcome !== 'ignored') await storeReference(tx, request.externalId, event);
  await storeOutcome(tx, key, { externalId: request.externalId, outcome });
  return outcome;
}

async function lockRequestOfEvent(
  tx: Db,
  gateway: string,
  { externalId, reference }: GatewayEvent,
): Promise<RequestRow | null> {
  const request = externalId
    ? await lockRequest(tx, externalId)
    : await lockByReference(tx, gateway, reference);
  return request?.gateway === gateway ? request : null;
}
