import { openUserDatabase, type UserDatabase } from '../database.ts';
import { wantSync } from '../sync/sync-signal.ts';
import { boundViewer } from '../viewer.ts';
import { captureChange } from './capture-change.ts';
import { readBlobs } from './entry-blobs.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';
import { discardEntry, pendingEntries, retryEntry } from './outbox-store.ts';
import { unsealVariables } from './sealed-variables.ts';

// Entries that the user opens again before the server has them, for forms with an outbox.

/** An entry that waits on this device, with its decrypted variables and its files. */
export interface WaitingEntry {
  entry: OutboxEntry;
  variables: Readonly<Record<string, unknown>>;
  blobs: Readonly<Record<string, Blob>>;
}

function userDatabase(): UserDatabase | null {
  const viewer = boundViewer();
  return viewer && openUserDatabase(viewer.host, viewer.userId);
}

/**
 * @param operations those that the form can open
 * @returns null when the entry is gone
 */
export async function readWaitingEntry(
  id: string,
  operations: readonly string[],
): Promise<WaitingEntry | null> {
  const db = userDatabase();
  if (!db) return null;
  const entry = (await pendingEntries(db)).find((one) => one.id === id);
  if (!entry || !operations.includes(entry.operation)) return null;
  const variables = (await unsealVariables(db, entry)) as Record<string, unknown>;
  return { entry, variables, blobs: await readBlobs(db, entry) };
}

/** Finds the newest entry of an operation that waits under a key; null when there is none. */
export async function findWaitingId(key: string, operation: string): Promise<string | null> {
  const db = userDatabase();
  const entries = db ? await pendingEntries(db) : [];
  const isWanted = (one: OutboxEntry) => one.operation === operation && one.keys.includes(key);
  return entries.findLast(isWanted)?.id ?? null;
}

/**
 * Captures a change in the place of the entry that was opened.
 * @param replaces the id of the waiting or refused entry; null where none was opened
 * @throws what the device throws
 */
export async function captureReplacing(change: NewEntry, replaces: string | null): Promise<void> {
  const kept = await captureChange(change);
  const db = userDatabase();
  // An entry that was never sent is overwritten and keeps its id; another one is replaced here.
  if (replaces && replaces !== kept.id && db) await discardEntry(db, replaces);
}

/** Sends an entry again, now. */
export async function retryNow(id: string): Promise<void> {
  const db = userDatabase();
  if (db) await retryEntry(db, id);
  wantSync();
}

/** Discards an entry permanently; ask first. */
export async function discardNow(id: string): Promise<void> {
  const db = userDatabase();
  if (db) await discardEntry(db, id);
  wantSync();
}
