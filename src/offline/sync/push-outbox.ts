import type { UserDatabase } from '../database.ts';
import { isForAnyCustomer } from '../outbox/entry-customer.ts';
import { operationRules } from '../outbox/operation-registry.ts';
import { mayHaveTakenEffect, type OutboxEntry } from '../outbox/outbox-entry.ts';
import { claim, isDone, pendingEntries } from '../outbox/outbox-store.ts';
import type { Claims } from '../session/token-claims.ts';
import { maxWaitMs } from './retry-policy.ts';
import { type AttemptOutcome, attempt } from './send-attempt.ts';
import { mayActFor } from './send-document.ts';
import type { SyncDeps } from './sync-deps.ts';

export interface PushResult {
  /** How many entries the server has taken. */
  sent: number;
  /** Why the rest was not tried; null when everything that may be sent was. */
  stop: 'offline' | 'login' | 'unwell' | null;
  /** When the first waiting entry is due. */
  nextAt: number | null;
  /** How long the server as a whole shall be left alone. */
  hold: Hold | null;
}

export interface Hold {
  /** From when until when, milliseconds since 1970. */
  since: number;
  until: number;
  /** The server has named the time; otherwise it is our own patience. */
  asked: boolean;
}

export interface PushOptions {
  /** How often in a row the server was unwell before. */
  unwell?: number;
  /** Tries what waits after a failure at once; an early try costs no attempt. */
  wake?: boolean;
}

/** Requests under way at once: as many connections as a browser opens to one server. */
export const lanes = 6;
const rank = { offline: 1, unwell: 2, login: 3 };

/**
 * Sends what may be sent, oldest first, several at once. Entries that share a key go one after the
 * other: one that is under way or must wait holds back those after it which share a key with it,
 * and no others. The first goes alone, so that a dead network or a busy server is asked once. After
 * a pause nothing more is begun; what is under way is waited for. An entry found `sending` was cut
 * off by a crash and is sent again under its old key.
 */
export async function pushOutbox(
  deps: SyncDeps,
  who: Claims,
  { unwell = 0, wake = false }: PushOptions = {},
): Promise<PushResult> {
  const { db, now } = deps;
  const result: PushResult = { sent: 0, stop: null, nextAt: null, hold: null };
  const queue = new Map((await inOrder(db)).map((entry) => [entry.seq, entry]));
  const stuck = new Set<number>();
  const underWay = new Map<number, Promise<void>>();
  const early = new Set<number>();

  for (const entry of queue.values()) {
    const due = getDueTime(entry, now());
    if (!belongsTo(entry, who) || !isKnown(entry) || entry.state === 'parked') stuck.add(entry.seq);
    else if (due !== null && wake) early.add(entry.seq);
    else if (due !== null) {
      stuck.add(entry.seq);
      result.nextAt = earlier(result.nextAt, due);
    }
  }

  /** The oldest entry that neither waits itself nor shares a key with an older one. */
  function next(): OutboxEntry | null {
    const taken = new Set<string>();
    for (const entry of queue.values()) {
      const waits = stuck.has(entry.seq) || underWay.has(entry.seq);
      if (!waits && !entry.keys.some((key) => taken.has(key))) return entry;
      for (const key of entry.keys) taken.add(key);
    }
    return null;
  }

  async function go(seq: number): Promise<void> {
    const entry = await claim(db, seq);
    const free = early.has(seq);
    const outcome = entry && (await attempt(deps, who, entry, { unwell, free }));
    if (outcome) note(outcome);
    if (outcome?.done || (!entry && (await isDone(db, seq)))) queue.delete(seq);
    else stuck.add(seq);
  }

  function note({ done, stop, nextAt, since, asked }: AttemptOutcome): void {
    if (done) result.sent += 1;
    if (stop && (!result.stop || rank[stop] > rank[result.stop])) result.stop = stop;
    if (nextAt === null) return;
    if (stop !== 'unwell') result.nextAt = earlier(result.nextAt, nextAt);
    else if (nextAt > (result.hold?.until ?? 0)) {
      result.hold = { since: since ?? nextAt, until: nextAt, asked };
    }
  }

  let failed: { error: unknown } | null = null;
  for (;;) {
    const free = !failed && !result.stop && underWay.size < (result.sent > 0 ? lanes : 1);
    const entry = free ? next() : null;
    if (entry) {
      const { seq } = entry;
      const going = go(seq)
        .catch((error: unknown) => {
          failed ??= { error };
        })
        .finally(() => underWay.delete(seq));
      underWay.set(seq, going);
    } else if (underWay.size > 0) await Promise.race(underWay.values());
    else break;
  }
  if (failed) throw (failed as { error: unknown }).error;
  return result;
}

/**
 * By their place, but what may have taken effect comes first: a decision may have given an older entry
 * a key of it. Sent after that one it would be answered as it was before, and the device would take the
 * old state for the new.
 */
async function inOrder(db: UserDatabase): Promise<OutboxEntry[]> {
  const entries = await pendingEntries(db);
  return [
    ...entries.filter(mayHaveTakenEffect),
    ...entries.filter((entry) => !mayHaveTakenEffect(entry)),
  ];
}

function belongsTo(entry: OutboxEntry, who: Claims): boolean {
  if (entry.userId !== who.userId) return false;
  if (isForAnyCustomer(entry) || entry.customer === who.customer) return true;
  return mayActFor(who, entry.customer);
}

/** False for what a newer app has captured; it waits for that app. */
function isKnown(entry: OutboxEntry): boolean {
  const rules = operationRules(entry.operation);
  return rules !== undefined && entry.version <= rules.version;
}

/** When a waiting entry is due; null means now. A time too far off: the clock was set back. */
function getDueTime(entry: OutboxEntry, now: number): number | null {
  if (entry.state !== 'waiting' || entry.nextAttemptAt <= now) return null;
  return entry.nextAttemptAt > now + maxWaitMs ? null : entry.nextAttemptAt;
}

function earlier(a: number | null, b: number): number {
  return a === null ? b : Math.min(a, b);
}
