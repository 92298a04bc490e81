import { readBlobs } from '../outbox/entry-blobs.ts';
import { isForAnyCustomer } from '../outbox/entry-customer.ts';
import { type OperationRules, operationRules } from '../outbox/operation-registry.ts';
import {
  type EntryProblem,
  type Failure,
  localFailures,
  type OutboxEntry,
} from '../outbox/outbox-entry.ts';
import {
  brokenBy,
  complete,
  park,
  postpone,
  release,
  uploadAgain,
} from '../outbox/outbox-store.ts';
import { unsealVariables } from '../outbox/sealed-variables.ts';
import { isStorageProblem } from '../outbox/storage-problems.ts';
import type { Claims } from '../session/token-claims.ts';
import {
  EntryFileRejected,
  type EntryFiles,
  uploadEntryFiles,
  withFiles,
} from '../upload/entry-files.ts';
import { decide, maxAttempts } from './retry-policy.ts';
import { SendFailure, sendDocument } from './send-document.ts';
import type { SyncDeps } from './sync-deps.ts';

/** The result of sending one entry. */
export interface AttemptOutcome {
  done: boolean;
  /** Why nothing else should be sent now either. */
  stop: 'offline' | 'login' | 'unwell' | null;
  /** When it, or with `unwell` anything, may be sent again, milliseconds since 1970. */
  nextAt: number | null;
  /** The time by the same clock at that moment: the clock may have been set since. */
  since: number | null;
  /** The server has named that time. */
  asked: boolean;
}

export interface AttemptOptions {
  /** How often in a row the server was unwell before. */
  unwell: number;
  /** Tried before its time: a failure does not count. */
  free: boolean;
}

/** A storage that fails when an answer is to be noted is tried again after this long. */
const storagePauseMs = 15_000;

const nothing: AttemptOutcome = {
  done: false,
  stop: null,
  nextAt: null,
  since: null,
  asked: false,
};

/**
 * Sends a claimed entry and notes what came of it. An entry that our own code stumbles over is
 * parked, so that it stops no other.
 */
export async function attempt(
  deps: SyncDeps,
  who: Claims,
  entry: OutboxEntry,
  options: AttemptOptions,
): Promise<AttemptOutcome> {
  const { db, now } = deps;
  let answer: unknown;
  try {
    answer = await send(deps, who, entry);
  } catch (error) {
    return await failed(deps, entry, error, options);
  }
  try {
    await complete(db, entry.seq, answer);
    return { ...nothing, done: true };
  } catch (error) {
    // It stays `sending`: sent again under its key it gets the same answer.
    if (isStorageProblem(error)) return { ...nothing, nextAt: now() + storagePauseMs };
    await park(db, entry, brokenBy(error));
    return nothing;
  }
}

async function failed(
  deps: SyncDeps,
  entry: OutboxEntry,
  error: unknown,
  { unwell, free }: AttemptOptions,
): Promise<AttemptOutcome> {
  const { db, now } = deps;
  if (!(error instanceof SendFailure)) {
    await park(db, entry, brokenBy(error));
    return nothing;
  }
  if (error.code === 'OTHER_VIEWER') {
    await release(db, entry);
    return nothing;
  }
  if (error.code === 'FILE_GONE' && entry.attempts + 1 < maxAttempts) {
    await uploadAgain(db, entry);
    return nothing;
  }
  const failure = failureOf(error);
  // A try that costs nothing must not be the one that gives up either.
  const attempts = free ? Math.max(0, entry.attempts - 1) : entry.attempts;
  const decision = decide({ ...failure, ...error, attempts, unwell }, deps.random());
  if (decision.do === 'pause') {
    await release(db, entry);
    return { ...nothing, stop: decision.why };
  }
  if (decision.do === 'park') {
    const code = decision.gaveUp ? localFailures.gaveUp : failure.code;
    await park(db, entry, { ...failure, code });
    return nothing;
  }
  const since = now();
  const until = since + decision.afterMs;
  await postpone(db, entry, failure, until, !decision.everything && !free);
  const stop = decision.everything ? 'unwell' : null;
  return { ...nothing, stop, nextAt: until, since, asked: error.retryAfter !== null };
}

/** The number of problems of a refused entry that are kept; the user sees a few of them. */
const mostProblems = 100;

interface MutationAnswer {
  message?: { status: boolean; description: string };
  userErrors?: EntryProblem[];
}

/** @returns the answer's root field, when the server says it took effect */
async function send(deps: SyncDeps, who: Claims, entry: OutboxEntry): Promise<unknown> {
  const rules = operationRules(entry.operation);
  if (!rules) throw new SendFailure('UNKNOWN');
  const { idempotencyKey } = entry;
  const files = await upload(deps, entry, rules);
  const customer = isForAnyCustomer(entry) ? undefined : entry.customer;
  const sender = { userId: who.userId, customer };
  const data = await sendDocument(
    deps.transport,
    sender,
    rules.document,
    withFiles(await unsealVariables(deps.db, entry), files),
    {
      idempotencyKey,
      actFor: true,
    },
  );
  const answer = Object.values(data as object)[0] as MutationAnswer | null;
  if (answer?.message?.status === true) return answer;
  if (answer?.message === undefined) throw new SendFailure('UNKNOWN');
  const first = answer.userErrors?.[0];
  throw new Refusal(
    first?.code ?? 'REFUSED',
    first?.message ?? answer.message.description,
    first?.field ?? '',
    answer.userErrors?.slice(0, mostProblems),
  );
}

/** The files of an entry go up before it. @throws Refusal for one the server does not take */
async function upload(
  deps: SyncDeps,
  entry: OutboxEntry,
  { purpose }: OperationRules,
): Promise<EntryFiles> {
  if (Object.keys(entry.blobs).length === 0) return {};
  const blobs = await readBlobs(deps.db, entry);
  await expectReadable(entry, blobs);
  if (purpose === undefined)
    throw new Error(`${entry.operation} does not say what its files are for`);
  return await uploadEntryFiles(deps, entry, blobs, purpose).catch((error: unknown) => {
    if (!(error instanceof EntryFileRejected)) throw error;
    throw new Refusal(error.code, error.message, error.path);
  });
}

/** A file that the browser has lost would look like a lost network, and block everything permanently. */
async function expectReadable(
  entry: OutboxEntry,
  blobs: Readonly<Record<string, Blob>>,
): Promise<void> {
  for (const path of Object.keys(entry.blobs)) {
    const first = await blobs[path]
      ?.slice(0, 1)
      .arrayBuffer()
      .catch(() => undefined);
    if (!first)
      throw new Refusal(localFailures.fileLost, `The file ${path} cannot be read any more`);
  }
}

/** It will not be done: the server has answered so, then for a field, or it cannot be sent. */
class Refusal extends SendFailure {
  readonly refused = true;
  readonly field: string | undefined;
  readonly problems: EntryProblem[] | undefined;

  constructor(code: string, message: string, field?: string, problems?: EntryProblem[]) {
    super(code, message);
    this.field = field;
    this.problems = problems;
  }
}

/** Without the words about a request that does not fit the schema: they repeat values, which may be encrypted here. */
function failureOf(error: SendFailure): Failure {
  const { code, message } = error;
  return {
    code,
    message: code === 'BAD_REQUEST' ? '' : message,
    ...(error instanceof Refusal && error.field !== undefined && { field: error.field }),
    ...(error instanceof Refusal && error.problems && { problems: error.problems }),
  };
}
