import type { Db } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { GatewayEvent, GatewayPayment } from '../gateways/gateway.ts';
import { insertEvent, storeOutcome } from './events.store.ts';
import {
  lockByReference,
  lockRequest,
  lockRequests,
  type RequestRow,
  storeReferences,
} from './request.store.ts';
import { type Decision, decideReport, type Report } from './request-state.rules.ts';
import {
  type DeclinedRequest,
  type HeldRequest,
  type StateChange,
  type StateSource,
  storeDeclined,
  storeDisplays,
  storeHeld,
  storeStates,
} from './request-state.store.ts';

/** Asks the provider for the card or account of a completed payment, and for the way to pay that it may keep. */
export const savedMethodQueue = 'payment-saved-methods';

/** Takes the jobs that follow from a change, in its transaction. */
export type SendJob = Pick<Jobs, 'send'>;

/** A report and the request that it is about. */
export interface ReportOf {
  externalId: string;
  report: Report;
}

/**
 * Applies reports to requests that are locked, one after the other (see `decideReport`), by the same number of SQL
 * statements for any number of reports, apart from a job for each way to pay that is saved or not named yet. A report
 * about a request that is not among them is ignored.
 * @param jobs null where the reports are not the provider's
 */
export async function applyReports(
  tx: Db,
  jobs: SendJob | null,
  requests: readonly RequestRow[],
  reports: readonly ReportOf[],
  from: StateSource,
): Promise<Decision[]> {
  const present = new Map(requests.map((request) => [request.externalId, request]));
  const changes: StateChange[] = [];
  const marks: HeldRequest[] = [];
  const declined: DeclinedRequest[] = [];
  const decisions = reports.map(({ externalId, report }): Decision => {
    const request = present.get(externalId);
    if (!request) return { outcome: 'ignored' };
    const isVoidRequested = request.voidRequestedAt !== null;
    const isExpired = request.expiresAt !== null && request.expiresAt < new Date();
    const decision = decideReport({ ...request, isVoidRequested, isExpired }, report);
    if (decision.outcome === 'ignored') return decision;
    const { status } = decision;
    if (decision.outcome === 'declined') declined.push({ externalId, reason: decision.reason });
    else if (decision.outcome === 'moved')
      changes.push({ externalId, status, reason: decision.reason });
    else {
      if (status !== request.status) changes.push({ externalId, status, reason: null });
      const { amount, currency } = report;
      marks.push({ externalId, held: decision.held, amount, currency });
    }
    present.set(externalId, { ...request, status });
    return decision;
  });
  await storeStates(tx, changes, from);
  await storeHeld(tx, marks);
  await storeDeclined(tx, declined);
  const displays = reports.flatMap(({ externalId, report: { display } }) =>
    display && present.has(externalId) ? [{ externalId, display }] : [],
  );
  await storeDisplays(tx, displays);
  const named = new Set(displays.map(({ externalId }) => externalId));
  for (const { externalId, status } of changes) {
    const request = present.get(externalId);
    if (status !== 'complete' || !request?.gateway) continue;
    const isNamed = request.display !== null || named.has(externalId);
    // A transfer to a virtual account has neither.
    if (request.save || !(isNamed || request.virtualAccountNo))
      await jobs?.send(savedMethodQueue, { externalId }, tx);
  }
  return decisions;
}

/** A provider's answer about a payment that the portal asked for. */
export interface AnswerOf {
  externalId: string;
  payment: GatewayPayment;
}

/** Applies what the provider answered, by the same number of SQL statements for any number of answers. */
export async function applyAnswers(
  tx: Db,
  jobs: SendJob,
  answers: readonly AnswerOf[],
  from: StateSource,
): Promise<void> {
  const payments = new Map(answers.map(({ externalId, payment }) => [externalId, payment]));
  const requests = await lockRequests(tx, [...payments.keys()]);
  await storeReferences(
    tx,
    answers.map(({ externalId, payment: { reference, alias } }) => ({
      externalId,
      reference,
      alias,
    })),
  );
  const known = requests.map((request) => {
    const { reference = null, alias = null } = payments.get(request.externalId) ?? {};
    return {
      ...request,
      gatewayReference: request.gatewayReference ?? reference,
      gatewayAlias: request.gatewayAlias ?? alias,
    };
  });
  const reports = answers.map(({ externalId, payment }) => ({ externalId, report: payment }));
  await applyReports(tx, jobs, known, reports, from);
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
  const { externalId } = request;
  const reports = [{ externalId, report: event }];
  const [decision] = await applyReports(tx, jobs, [request], reports, { source: 'gateway' });
  const outcome = decision?.outcome ?? 'ignored';
  if (outcome !== 'ignored') {
    const { reference, alias } = event;
    await storeReferences(tx, [{ externalId, reference, alias }]);
  }
  await storeOutcome(tx, key, { externalId, outcome });
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
