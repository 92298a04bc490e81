import { transact } from '#server/db/transact.ts';
import { type GatewayPayment, GatewayUnavailable } from '../gateways/gateway.ts';
import { type AnswerOf, applyAnswers } from './apply-report.ts';
import {
  beginRequest,
  type CallServices,
  cancelRequest,
  endRequests,
  findGateway,
} from './begin-request.ts';
import { noteAsked, unfinishedRequests, voidOverpaying } from './poll.store.ts';
import { findRequest, findRequests, type RequestRow } from './request.store.ts';
import type { StateSource } from './request-state.store.ts';

/** The queue and the times of the poll: every three minutes. */
export const pollQueue = 'payment-poll';
export const pollTimes = '*/3 * * * *';

/** A request whose first call is still under way is left alone for so long. */
const beginAfterMs = 30_000;
/** A provider is asked about a request when its events were silent for so long. */
const askAfterMs = 10 * 60_000;
/** How many answers of providers are applied together. */
const portion = 50;

/**
 * Looks after requests that are not over: begins those whose provider has not answered, cancels voided and
 * expired ones, and asks for the state of those whose events got lost. A request whose call fails does not keep
 * the others from being handled.
 * @throws the first failure, once all are handled
 */
export async function pollRequests(services: CallServices, now: Date): Promise<void> {
  const { db } = services;
  await voidOverpaying(db, now);
  const due = await unfinishedRequests(db, now, { beginAfterMs, askAfterMs });
  const ids = Object.values(due).flat();
  if (ids.length === 0) return;
  // Noted before the calls: if the process ends, the next run begins with the other requests.
  await noteAsked(db, ids, now);
  const requests = new Map((await findRequests(db, ids)).map((row) => [row.externalId, row]));
  const rowsOf = (some: readonly string[]) => some.flatMap((id) => requests.get(id) ?? []);
  const run: Run = { services, failures: [] };

  await changeAtProvider(run, rowsOf(due.unbegun), beginRequest);
  const toCancel = splitTransfers(rowsOf(due.toCancel));
  await endTransfers(run, toCancel.transfers, { status: 'void', reason: null }, { source: 'poll' });
  await changeAtProvider(run, toCancel.atProvider, cancelRequest);
  await expire(run, rowsOf(due.expired));
  await applyAnswersOf(run, rowsOf(due.toAsk), lookUp, { source: 'poll' });
  if (run.failures.length > 0) throw run.failures[0];
}

/** One run of the poll, and what has failed in it. */
interface Run {
  services: CallServices;
  failures: unknown[];
}

/** Keeps a failure for the end of the run, so that it does not stop the rest. */
async function attempt({ failures }: Run, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    failures.push(error);
  }
}

function splitTransfers(requests: readonly RequestRow[]) {
  return {
    transfers: requests.filter(({ gateway }) => gateway === null),
    atProvider: requests.filter(({ gateway }) => gateway !== null),
  };
}

/** Ends transfers, which have no provider to cancel them at. */
function endTransfers(
  run: Run,
  transfers: readonly RequestRow[],
  end: Parameters<typeof endRequests>[2],
  from: StateSource,
): Promise<void> {
  const ids = transfers.map(({ externalId }) => externalId);
  return attempt(run, () => endRequests(run.services.db, ids, end, from));
}

/**
 * Makes calls that change something at a provider. Each request is read directly before its call, because it may
 * have ended since, and each answer is stored at once.
 */
async function changeAtProvider(
  run: Run,
  requests: readonly RequestRow[],
  call: typeof beginRequest | typeof cancelRequest,
): Promise<void> {
  const { services } = run;
  for (const { externalId } of requests)
    await attempt(run, async () => {
      const request = await findRequest(services.db, externalId);
      if (request) await call(services, request, { source: 'poll' });
    });
}

/** Requests that were not paid in time count as failed (N082), once their provider takes no more money for them. */
async function expire(run: Run, requests: readonly RequestRow[]): Promise<void> {
  const from = { source: 'expiry' } as const;
  const end = { status: 'failed', reason: 'EXPIRED' } as const;
  const { transfers, atProvider } = splitTransfers(requests);
  await endTransfers(run, transfers, end, from);
  // Until the provider has confirmed it, they might still be paid.
  await applyAnswersOf(
    run,
    atProvider,
    async (services, request) => {
      const { gatewayReference } = request;
      if (!gatewayReference) return null;
      const payment = await findGateway(services.db, request)?.cancel(gatewayReference);
      return payment?.status === 'void' ? { ...payment, ...end } : payment;
    },
    from,
  );
}

type Ask = (
  services: CallServices,
  request: RequestRow,
) => Promise<GatewayPayment | null | undefined>;

const lookUp: Ask = async ({ db }, request) => {
  const { gatewayReference } = request;
  return gatewayReference ? findGateway(db, request)?.lookUp(gatewayReference) : null;
};

/** Asks providers about requests, and applies the answers portion by portion. The next run asks again for lost ones. */
async function applyAnswersOf(
  run: Run,
  requests: readonly RequestRow[],
  ask: Ask,
  from: StateSource,
): Promise<void> {
  for (let at = 0; at < requests.length; at += portion) {
    const answers: AnswerOf[] = [];
    for (const request of requests.slice(at, at + portion))
      try {
        const payment = await ask(run.services, request);
        if (payment) answers.push({ externalId: request.externalId, payment });
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) run.failures.push(error);
      }
    await applyTogether(run, answers, from);
  }
}

/** Applies answers in one transaction; where that fails each in its own, so that one does not block the others. */
async function applyTogether(
  run: Run,
  answers: readonly AnswerOf[],
  from: StateSource,
): Promise<void> {
  const { db, jobs } = run.services;
  if (answers.length === 0) return;
  try {
    await transact(db, (tx) => applyAnswers(tx, jobs, answers, from));
  } catch (error) {
    if (answers.length === 1) run.failures.push(error);
    else for (const answer of answers) await applyTogether(run, [answer], from);
  }
}
