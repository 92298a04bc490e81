import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import {
  type GatewayPayment,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
} from '../gateways/gateway.ts';
import { getGateways } from '../gateways/gateways.ts';
import { findSavedToken } from '../saved/saved-payment.store.ts';
import { applyAnswers, type SendJob } from './apply-report.ts';
import { lockRequest, lockRequests, type RequestRow, storeBegun } from './request.store.ts';
import { isOver } from './request-state.rules.ts';
import { type StateSource, storeStates } from './request-state.store.ts';

/** The services for calls to providers: the database, and the jobs that follow from the answers. */
export interface CallServices {
  db: Db;
  jobs: SendJob;
}

/** Returns the provider of a request; undefined when the settings no longer name it. */
export function findGateway(
  db: Db,
  { gateway }: Pick<RequestRow, 'gateway'>,
): PaymentGateway | undefined {
  return getGateways(db).byName.get(gateway ?? '');
}

/**
 * Begins a request at its provider, or finds the payment that was begun under the same key. It may run again
 * after a crash, a lost answer or a repeated call, and makes no second payment. The request stays pending
 * while the provider does not answer.
 * @returns whether the provider has answered
 */
export async function beginRequest(
  { db, jobs }: CallServices,
  request: RequestRow,
  from: StateSource,
): Promise<boolean> {
  if (request.gateway === null || isOver(request.status)) return true;
  const gateway = findGateway(db, request);
  if (!gateway) return false;
  const { externalId, savedPayment } = request;
  const token = savedPayment === null ? null : await findSavedToken(db, savedPayment);
  try {
    const payment = await gateway.begin({
      key: request.gatewayKey,
      externalId,
      method: request.gatewayMethod,
      amount: request.amount,
      currency: request.currency,
      precision: request.precision,
      payer: { code: request.payer, name: request.payerName },
      description: request.merchant,
      returnUrl: getGateways(db).originOf(request.host) + request.returnPage,
      save: request.save,
      token,
      expiresAt: request.expiresAt,
    });
    await transact(db, async (tx) => {
      await lockRequest(tx, externalId);
      await storeBegun(tx, externalId, payment);
      await applyAnswers(tx, jobs, [{ externalId, payment }], from);
    });
    return true;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false;
    if (!(error instanceof GatewayRefused)) throw error;
    await endRequests(db, [externalId], { status: 'failed', reason: error.code }, from);
    return true;
  }
}

/** Ends those of some requests that are not over. */
export async function endRequests(
  db: Db,
  externalIds: readonly string[],
  end: { status: 'failed' | 'void'; reason: string | null },
  from: StateSource,
): Promise<void> {
  if (externalIds.length === 0) return;
  await transact(db, async (tx) => {
    const requests = await lockRequests(tx, externalIds);
    const open = requests.filter(({ status }) => !isOver(status));
    await storeStates(
      tx,
      open.map(({ externalId }) => ({ externalId, ...end })),
      from,
    );
  });
}

/**
 * Cancels a request at its provider and applies the answer. The request may have been paid in the meantime.
 * @returns whether the provider has answered
 */
export async function cancelRequest(
  { db, jobs }: CallServices,
  request: RequestRow,
  from: StateSource,
): Promise<boolean> {
  const { externalId, gatewayReference } = request;
  if (request.gateway === null) {
    await endRequests(db, [externalId], { status: 'void', reason: null }, from);
    return true;
  }
  const gateway = findGateway(db, request);
  if (!gateway) return false;
  // The provider may have begun a payment that the portal does not know. It is found first, to be cancelled.
  if (gatewayReference === null) {
    if (!(await beginRequest({ db, jobs }, request, from))) return false;
    const begun = await transact(db, (tx) => lockRequest(tx, externalId));
    return begun?.gatewayReference ? cancelRequest({ db, jobs }, begun, from) : true;
  }
  let payment: GatewayPayment | null;
  try {
    payment = await gateway.cancel(gatewayReference);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false;
    throw error;
  }
  if (payment) {
    const answers = [{ externalId, payment }];
    await transact(db, (tx) => applyAnswers(tx, jobs, answers, from));
  }
  return true;
}
