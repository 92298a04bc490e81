import { useLiveQuery } from 'dexie-react-hooks';
import { checkoutOperation, giveUpOrder } from '#src/features/checkout/checkout.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { discardEntry, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { wantSync } from '#src/offline/sync/sync-signal.ts';
import { progressKey } from '#src/offline/upload/entry-files.ts';
import { boundViewer } from '#src/offline/viewer.ts';

export interface Changes {
  /** Entries that need a decision. */
  parked: OutboxEntry[];
  /** Entries that will be sent automatically, in their order. */
  waiting: OutboxEntry[];
  /** The last ones the server took, newest first. */
  done: OutboxEntry[];
}

function database() {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in: the route lacks a guard');
  return openUserDatabase(viewer.host, viewer.userId);
}

/** All changes of the user on this device, live; undefined until they are read. */
export function useChanges(): Changes | undefined {
  return useLiveQuery(async () => {
    const db = database();
    const entries = await withReopen(db, () => db.outbox.orderBy('seq').toArray());
    return {
      parked: entries.filter((entry) => entry.state === 'parked'),
      waiting: entries.filter((entry) => entry.state !== 'parked' && entry.state !== 'done'),
      done: entries.filter((entry) => entry.state === 'done').reverse(),
    };
  });
}

/** The file of a change that is being uploaded, and how much of it has arrived, live. */
export function useUploadProgress(entry: OutboxEntry): { path: string; bytes: number } | null {
  const row = useLiveQuery(() => {
    const db = database();
    return withReopen(db, () => db.syncState.get(progressKey(entry)));
  }, [entry.id]);
  return row ? { path: String(row.path), bytes: Number(row.bytes) } : null;
}

/** Sends a change again, now. */
export async function retryChange(entry: OutboxEntry): Promise<void> {
  await retryEntry(database(), entry.id);
  wantSync();
}

/** Discards a change permanently; ask first. The lines of an order go back to the cart. */
export async function discardChange(entry: OutboxEntry): Promise<void> {
  const viewer = boundViewer();
  if (entry.operation === checkoutOperation && viewer) await giveUpOrder(viewer, entry.id);
  else await discardEntry(database(), entry.id);
  wantSync();
}
