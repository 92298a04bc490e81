import { type UserDatabase, workTables } from '../database.ts';
import { withReopen } from '../reopen-database.ts';
import { deleteBlobs } from './entry-blobs.ts';
import { type OperationRules, operationRules } from './operation-registry.ts';
import {
  type Failure,
  isPending,
  localFailures,
  type OutboxEntry,
  resetForRetry,
  resetUploads,
} from './outbox-entry.ts';
import { isStorageProblem } from './storage-problems.ts';

/** How many finished entries are kept to be looked at. */
const keptDone = 20;

function inTransaction<T>(db: UserDatabase, work: () => Promise<T>): Promise<T> {
  return withReopen(db, () => db.transaction('rw', workTables(db), work));
}

/** All entries the server does not have yet, in the order of their capture. */
export function pendingEntries(db: UserDatabase): Promise<OutboxEntry[]> {
  return withReopen(db, async () => (await db.outbox.orderBy('seq').toArray()).filter(isPending));
}

/**
 * Takes an entry for sending. It is read again, because it may have been overwritten, discarded or sent
 * since it was listed. An entry of an older app is upgraded to the present shape; one that cannot be
 * upgraded is parked.
 * @returns null when it is not to be sent now
 */
export function claim(db: UserDatabase, seq: number): Promise<OutboxEntry | null> {
  return inTransaction(db, async () => {
    const entry = await db.outbox.get(seq);
    const rules = entry && operationRules(entry.operation);
    if (!rules || entry.state === 'done' || entry.state === 'parked') return null;
    const shaped = upgraded(rules, entry);
    if ('failure' in shaped) {
      await db.outbox.put({ ...entry, state: 'parked', failure: shaped.failure });
      return null;
    }
    const claimed: OutboxEntry = {
      ...entry,
      variables: shaped.variables,
      version: rules.version,
      state: 'sending',
      sent: true,
    };
    await db.outbox.put(claimed);
    return claimed;
  });
}

/** The variables in today's shape, or why the feature cannot bring them there. */
function upgraded(
  { version, upgrade }: OperationRules,
  entry: OutboxEntry,
): { variables: unknown } | { failure: Failure } {
  if (entry.version >= version || !upgrade) return { variables: entry.variables };
  try {
    return { variables: upgrade(entry.variables, entry.version) };
  } catch (error) {
    return { failure: brokenBy(error) };
  }
}

/** Returns the failure of an entry that our own code cannot process. */
export function brokenBy(error: unknown): Failure {
  return { code: localFailures.broken, message: error instanceof Error ? error.message : '' };
}

/**
 * The server has it: the entry is done and its feature takes note, in one step.
 * @throws what the feature throws, or the storage; then the entry is as before
 */
export function complete(db: UserDatabase, seq: number, answer: unknown): Promise<void> {
  return inTransaction(db, async () => {
    const entry = await db.outbox.get(seq);
    if (!entry || entry.state === 'done') return;
    await db.outbox.put({
      ...entry,
      blobs: {},
      sealed: {},
      state: 'done',
      failure: null,
      doneAt: Date.now(),
    });
    await deleteBlobs(db, entry);
    await operationRules(entry.operation)?.done?.(db, entry, answer);
    await db.syncState.put({ key: 'completed', count: (await completedCount(db)) + 1 });
    const done = await db.outbox.where('state').equals('done').sortBy('seq');
    await db.outbox.bulkDelete(done.slice(0, -keptDone).map((old) => old.seq));
  });
}

/** How many entries have been completed: data read before the count moved is out of date. */
export async function completedCount(db: UserDatabase): Promise<number> {
  return ((await db.syncState.get('completed'))?.count as number | undefined) ?? 0;
}

/**
 * Moves an entry that is being sent, unless other code has moved it already: an answer to a former key
 * says nothing about the present one.
 */
function moveSending(
  db: UserDatabase,
  { seq, idempotencyKey }: OutboxEntry,
  change: Partial<OutboxEntry>,
): Promise<void> {
  return inTransaction(db, async () => {
    const entry = await db.outbox.get(seq);
    if (entry?.state === 'sending' && entry.idempotencyKey === idempotencyKey)
      await db.outbox.update(seq, change);
  });
}

/** Notes which stored files the blobs of an entry have become. */
export function noteFiles(
  db: UserDatabase,
  entry: OutboxEntry,
  files: Record<string, string>,
): Promise<void> {
  return moveSending(db, entry, { files });
}

/** The server has deleted the files of an entry: they are uploaded again before it is sent. */
export function uploadAgain(db: UserDatabase, entry: OutboxEntry): Promise<void> {
  return moveSending(db, entry, resetUploads(entry));
}

/** No response (offline): back to `queued` without counting an attempt. */
export function release(db: UserDatabase, entry: OutboxEntry): Promise<void> {
  return moveSending(db, entry, { state: 'queued' });
}

/** @param counts false when the failure is not the entry's own */
export function postpone(
  db: UserDatabase,
  entry: OutboxEntry,
  failure: Failure,
  until: number,
  counts = true,
): Promise<void> {
  const attempts = entry.attempts + Number(counts);
  return moveSending(db, entry, { state: 'waiting', attempts, failure, nextAttemptAt: until });
}

export function park(db: UserDatabase, entry: OutboxEntry, failure: Failure): Promise<void> {
  return moveSending(db, entry, { state: 'parked', attempts: entry.attempts + 1, failure });
}

/** A person wants it tried again, see {@link resetForRetry}. */
export function retryEntry(db: UserDatabase, id: string): Promise<void> {
  return inTransaction(db, async () => {
    const entry = await db.outbox.where('id').equals(id).first();
    if (entry?.state !== 'parked' && entry?.state !== 'waiting') return;
    await db.outbox.update(entry.seq, resetForRetry(entry));
  });
}

/** Whether an entry needs nothing any more: done, discarded or overwritten. */
export async function isDone(db: UserDatabase, seq: number): Promise<boolean> {
  const entry = await withReopen(db, () => db.outbox.get(seq));
  return !entry || entry.state === 'done';
}

/**
 * Discards a change at the user's request: the entry is deleted and its effect on the device is reverted.
 * When its feature fails to revert it, the entry is deleted anyway; the next sync with the server corrects
 * it.
 */
export async function discardEntry(db: UserDatabase, id: string): Promise<void> {
  const remove = (undo: boolean) =>
    inTransaction(db, async () => {
      const entry = await db.outbox.where('id').equals(id).first();
      if (!entry || entry.state === 'done') return;
      await db.outbox.delete(entry.seq);
      await deleteBlobs(db, entry);
      if (undo) await operationRules(entry.operation)?.undo?.(db, entry);
    });
  try {
    await remove(true);
  } catch (error) {
    if (isStorageProblem(error)) throw error;
    await remove(false);
  }
}
