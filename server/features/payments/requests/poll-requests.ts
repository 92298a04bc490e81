import { transact } from '#server/db/transact.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import { applyAnswer } from './apply-report.ts';
import {
  beginRequest,
  type CallServices,
  cancelRequest,
  endRequest,
  findGateway,
} from './begin-request.ts';
import { noteAsked, unfinishedRequests, voidOverpaying } from './poll.store.ts';
import { findRequest, type RequestRow } from './request.store.ts';

/** The queue and the times of the poll: every three minutes. */
export const pollQueue = 'payment-poll';
export const pollTimes = '*/3 * * * *';

/** A request whose first call is still under way is left alone for so long. */
const beginAfterMs = 30_000;
/** A provider is asked about a request when its events were silent for so long. */
const askAfterMs = 10 * 60_000;

/**
 * Looks after requests that are not over: begins those whose provider has not answered, cancels voided and
 * expired ones, and asks for the state of those whose events got lost.
 */
export async function pollRequests(services: CallServices, now: Date): Promise<void> {
  const { db } = services;
  await voidOverpaying(db, now);
  const { unbegun, toCancel, expired, toAsk } = await unfinishedRequests(db, now, {
    beginAfterMs,
    askAfterMs,
  });
  const tasks: [string[], (request: RequestRow) => Promise<unknown>][] = [
    [unbegun, (request) => beginRequest(services, request, { source: 'poll' })],
    [toCancel, (request) => cancelRequest(services, request, { source: 'poll' })],
    [expired, (request) => expireRequest(services, request)],
    [toAsk, (request) => askProvider(services, request)],
  ];
  for (const [ids, act] of tasks)
    for (const id of ids) {
      // Noted before the call: if the call throws, the next run begins with the other requests.
      await noteAsked(db, id, now);
      const request = await findRequest(db, id);
      if (request) await act(request);
    }
}

/** A request that was not paid in time counts as failed (N082), once its provider takes no more money for it. */
async function expireRequest(services: CallServices, request: RequestRow): Promise<void> {
  const from = { source: 'expiry' } as const;
  const { externalId } = request;
  if (request.gateway !== null) {
    const payment = await unlessAway(async () => {
      const gateway = findGateway(services.db, request);
      return gateway && request.gatewayReference
        ? await gateway.cancel(request.gatewayReference)
        : null;
    });
    // Without the provider's word it might still be paid.
    if (!payment) return;
    const answer =
      payment.status === 'void'
        ? { ...payment, status: 'failed' as const, reason: 'EXPIRED' }
        : payment;
    return transact(services.db, (tx) => applyAnswer(tx, services.jobs, externalId, answer, from));
  }
  return endRequest(services.db, externalId, { status: 'failed', reason: 'EXPIRED' }, from);
}

async function askProvider({ db, jobs }: CallServices, request: RequestRow): Promise<void> {
  const { externalId, gatewayReference } = request;
  if (!gatewayReference) return;
  const payment = await unlessAway(async () => findGateway(db, request)?.lookUp(gatewayReference));
  if (payment)
    await transact(db, (tx) => applyAnswer(tx, jobs, externalId, payment, { source: 'poll' }));
}

/** Undefined while the provider is away: the next run asks again. */
async function unlessAway<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayUnavailable) return undefined;
    throw error;
  }
}
