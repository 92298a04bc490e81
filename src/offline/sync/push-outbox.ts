import { operationRules } from '../outbox/operation-registry.ts';
import type { Failure, OutboxEntry } from '../outbox/outbox-entry.ts';
import {
  claim,
  complete,
  park,
  pendingEntries,
  postpone,
  release,
} from '../outbox/outbox-store.ts';
import type { Claims } from '../session/claims.ts';
import { decide, maxWaitMs } from './retry-policy.ts';
import type { SyncWorld } from './run-sync.ts';
import { SendFailure, sendDocument } from './send-document.ts';

export interface PushResult {
  /** How many entries the server has taken. */
  sent: number;
  /** Why the rest was not tried; null when everything that may be sent was. */
  stop: 'offline' | 'login' | 'unwell' | null;
  /** When the first waiting entry is due. */
  nextAt: number | null;
}

/**
 * Sends what may be sent, oldest first. An entry that must wait holds back only those that share a
 * key with it. One found `sending` was cut off by a crash and is sent again under its old key.
 */
export async function pushOutbox(world: SyncWorld, who: Claims): Promise<PushResult> {
  const { db, now } = world;
  const held = new Set<string>();
  const result: PushResult = { sent: 0, stop: null, nextAt: null };
  for (const listed of await pendingEntries(db)) {
    const due = dueAt(listed, now());
    const sendable =
      isOf(listed, who) && isKnown(listed) && listed.state !== 'parked' && due === null;
    const entry =
      sendable && !listed.keys.some((key) => held.has(key)) && (await claim(db, listed.seq));
    if (due !== null && isOf(listed, who)) result.nextAt = earlier(result.nextAt, due);
    if (entry) {
      const outcome = await attempt(world, who, entry);
      if (outcome.stop) return { ...result, ...outcome };
      if (outcome.done) result.sent += 1;
      if (outcome.nextAt) result.nextAt = earlier(result.nextAt, outcome.nextAt);
      if (outcome.done) continue;
    }
    for (const key of listed.keys) held.add(key);
  }
  return result;
}

interface Outcome {
  done: boolean;
  stop: PushResult['stop'];
  nextAt: number | null;
}

async function attempt(world: SyncWorld, who: Claims, entry: OutboxEntry): Promise<Outcome> {
  const { db, now } = world;
  try {
    const answer = await send(world, who, entry);
    await complete(db, entry.seq, answer);
    return { done: true, stop: null, nextAt: null };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    if (error.code === 'OTHER_VIEWER') {
      await release(db, entry.seq);
      return { done: false, stop: null, nextAt: null };
    }
    const failure = failureOf(error);
    const decision = decide({ ...failure, ...error, attempts: entry.attempts }, world.random());
    if (decision.do === 'pause') {
      await release(db, entry.seq);
      return { done: false, stop: decision.why, nextAt: null };
    }
    if (decision.do === 'park') {
      await park(db, entry, decision.gaveUp ? { ...failure, code: 'GAVE_UP' } : failure);
      return { done: false, stop: null, nextAt: null };
    }
    const until = now() + decision.afterMs;
    await postpone(db, entry, failure, until);
    return { done: false, stop: decision.everything ? 'unwell' : null, nextAt: until };
  }
}

interface MutationAnswer {
  message?: { status: boolean; description: string };
  userErrors?: { field: string; message: string; code: string }[];
}

/** @returns the answer's root field, when the server says it took effect */
async function send({ wire }: SyncWorld, who: Claims, entry: OutboxEntry): Promise<unknown> {
  const rules = operationRules(entry.operation);
  if (!rules) throw new SendFailure('UNKNOWN');
  const { idempotencyKey, blobs } = entry;
  const data = await sendDocument(wire, who, rules.document, entry.variables, {
    idempotencyKey,
    blobs,
  });
  const answer = Object.values(data as object)[0] as MutationAnswer | null;
  if (answer?.message?.status === true) return answer;
  if (answer?.message === undefined) throw new SendFailure('UNKNOWN');
  const first = answer.userErrors?.[0];
  throw new Refusal(
    first?.code ?? 'REFUSED',
    first?.message ?? answer.message.description,
    first?.field,
  );
}

/** The server has answered that it will not do it. */
class Refusal extends SendFailure {
  readonly refused = true;
  readonly field: string | undefined;

  constructor(code: string, message: string, field: string | undefined) {
    super(code, message);
    this.field = field;
  }
}

function failureOf(error: SendFailure): Failure {
  const { code, message } = error;
  return { code, message, ...(error instanceof Refusal && { field: error.field }) };
}

function isOf(entry: OutboxEntry, who: Claims): boolean {
  return entry.userId === who.userId && entry.customer === who.customer;
}

/** False for what a newer app has captured; it waits for that app. */
function isKnown(entry: OutboxEntry): boolean {
  const rules = operationRules(entry.operation);
  return rules !== undefined && entry.version <= rules.version;
}

/** When a waiting entry is due; null means now. A time too far off: the clock was set back. */
function dueAt(entry: OutboxEntry, now: number): number | null {
  if (entry.state !== 'waiting' || entry.nextAttemptAt <= now) return null;
  return entry.nextAttemptAt > now + maxWaitMs ? null : entry.nextAttemptAt;
}

function earlier(a: number | null, b: number): number {
  return a === null ? b : Math.min(a, b);
}
