import { tabScope } from '#src/lib/device/tab-scope.ts';
import { type UserDatabase, workTables } from '../database.ts';
import { withReopen } from '../reopen-database.ts';
import { wantSync } from '../sync/sync-signal.ts';
import type { Viewer } from '../viewer.ts';
import { deleteBlobs, writeBlobs } from './entry-blobs.ts';
import { type OperationRules, operationRules } from './operation-registry.ts';
import {
  isPending,
  isRefused,
  type NewEntry,
  type OutboxEntry,
  resetForRetry,
} from './outbox-entry.ts';
import { isStorageFull, StorageFull } from './storage-problems.ts';

/**
 * Captures changes: the entries and what they change on the device are written in one
 * transaction, so that after this resolves everything is kept, and if it rejects nothing is.
 * @throws ViewOnly where an administrator views as the user; StorageFull when the device has no room; whatever else the
 * storage or a feature throws. Then say so, never pretend
 */
export async function enqueue(
  db: UserDatabase,
  viewer: Viewer,
  changes: readonly NewEntry[],
): Promise<OutboxEntry[]> {
  if (tabScope)
    throw new DOMException('An administrator who views as a user only reads', 'ViewOnly');
  const named = changes.map((change) => ({ change, id: change.draft ?? crypto.randomUUID() }));
  const entries = await withReopen(db, () =>
    db.transaction('rw', workTables(db), async () => {
      const kept: OutboxEntry[] = [];
      for (const { change, id } of named) kept.push(await keep(db, viewer, change, id));
      return kept;
    }),
  ).catch((error: unknown) => {
    throw isStorageFull(error) ? new StorageFull(error) : error;
  });
  wantSync();
  return entries;
}

async function keep(
  db: UserDatabase,
  viewer: Viewer,
  change: NewEntry,
  id: string,
): Promise<OutboxEntry> {
  const rules = operationRules(change.operation);
  if (!rules) throw new Error(`Unknown operation ${change.operation}: register it first`);
  // The same draft may come from two presses or two tabs, and the connection may break after the commit: the second
  // run finds the first one's entry.
  const before =
    (await db.outbox.where('id').equals(id).first()) ?? (await findSameContent(db, change));
  if (before) return before;
  const entry =
    (rules.overwrites && (await overwrite(db, change, rules))) ||
    (await add(db, viewer, change, id, rules));
  await rules.apply?.(db, entry);
  return entry;
}

/** What another tab has captured while the form of a change was open, with the same content. */
async function findSameContent(
  db: UserDatabase,
  { keys, content, enteredSince = Number.POSITIVE_INFINITY }: NewEntry,
): Promise<OutboxEntry | undefined> {
  if (!content) return undefined;
  const sharing = await db.outbox.where('keys').anyOf(keys).toArray();
  return sharing.find((one) => one.content === content && one.createdAt >= enteredSince);
}

/**
 * Replaces the newest pending change with the same keys, if that was never sent: then no other code can
 * have seen it. A refused one is discarded, because the user has just decided again; one that gave up is
 * retried before the new one.
 */
async function overwrite(
  db: UserDatabase,
  change: NewEntry,
  rules: OperationRules,
): Promise<OutboxEntry | null> {
  const sharing = await db.outbox.where('keys').anyOf(change.keys).distinct().sortBy('seq');
  const newest = sharing.filter(isPending).at(-1);
  if (!newest || newest.operation !== change.operation || !sameKeys(newest, change)) return null;
  if (newest.state === 'queued' && !newest.sent) {
    const { variables, sealed = {}, note = {}, blobs = {} } = change;
    const customer = rules.customer === 'in arguments' ? null : newest.customer;
    await deleteBlobs(db, newest);
    // Files that the former blobs have become do not belong to the new ones; the server deletes them.
    const entry = {
      ...newest,
      variables,
      sealed,
      note,
      blobs: await writeBlobs(db, newest.id, blobs),
      files: {},
      version: rules.version,
      customer,
    };
    await db.outbox.put(entry);
    return entry;
  }
  if (isRefused(newest)) {
    await db.outbox.delete(newest.seq);
    await deleteBlobs(db, newest);
  } else if (newest.state === 'parked') await db.outbox.update(newest.seq, resetForRetry(newest));
  return null;
}

function sameKeys(entry: OutboxEntry, change: NewEntry): boolean {
  return (
    entry.keys.length === change.keys.length && change.keys.every((key) => entry.keys.includes(key))
  );
}

async function add(
  db: UserDatabase,
  viewer: Viewer,
  change: NewEntry,
  id: string,
  rules: OperationRules,
): Promise<OutboxEntry> {
  const { operation, variables, sealed, keys, blobs = {}, note = {}, content } = change;
  const entry: Omit<OutboxEntry, 'seq'> = {
    id,
    operation,
    version: rules.version,
    variables,
    ...(sealed && { sealed }),
    blobs: await writeBlobs(db, id, blobs),
    keys,
    // One key for each draft: should its entry be gone by then, the server still applies it once.
    idempotencyKey: change.draft ?? crypto.randomUUID(),
    userId: viewer.userId,
    customer: rules.customer === 'in arguments' ? null : viewer.customer,
    sorg: viewer.sorg,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: 0,
    sent: false,
    failure: null,
    createdAt: Date.now(),
    doneAt: null,
    note,
    ...(content && { content }),
  };
  const seq = await db.outbox.add(entry as OutboxEntry);
  return { ...entry, seq };
}
