import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';
import { aliasEntryKey, pendingAliasChanges, shownAliases } from './aliases.offline.ts';
import { type ListOnDevice, listKey } from './list-model.ts';
import { pendingListChanges, shownLists } from './list-rows.ts';
import { listStateKey } from './state-marks.ts';

interface Unsent {
  /** The server does not have it like this yet. */
  pending: boolean;
  /** Why the server refused it; null when it did not. */
  problem: { code: string; message: string } | null;
}

export type ShownList = ListOnDevice & Unsent;

export interface ShownAlias extends Unsent {
  key: string;
  alias: string;
  articleCode: string;
}

interface Kept<T> {
  rows: T[];
  /** True until the device's own have been read. */
  loading: boolean;
  /** When the device was last in step with the server, ISO 8601; null when it never was. */
  asOf: string | null;
}

/** Returns the state of the pending change of a thing; of several the last. */
function unsentBy(entries: readonly OutboxEntry[]): (key: string) => Unsent {
  const last = new Map(entries.flatMap((entry) => entry.keys.map((key) => [key, entry])));
  return (key) => {
    const entry = last.get(key);
    const failure = entry?.state === 'parked' ? entry.failure : null;
    return {
      pending: entry !== undefined,
      problem: failure && { code: failure.code, message: failure.message ?? '' },
    };
  };
}

function useKept<T>(
  read: (db: ReturnType<typeof openUserDatabase>, customer: string) => Promise<T[]>,
): Kept<T> {
  const viewer = useSyncExternalStore(onViewerChange, boundViewer);
  const kept = useLiveQuery(async () => {
    if (!viewer?.customer) return { viewer, rows: [] as T[], asOf: null };
    const { host, userId, customer } = viewer;
    const db = openUserDatabase(host, userId);
    return await withReopen(db, async () => {
      const [rows, state] = await Promise.all([
        read(db, customer),
        db.syncState.get(listStateKey(customer)),
      ]);
      return { viewer, rows, asOf: (state?.asOf as string | undefined) ?? null };
    });
  }, [viewer]);
  // Data of another customer is not shown, even for a moment.
  if (!kept || kept.viewer !== viewer) return { rows: [], loading: true, asOf: null };
  return { rows: kept.rows, loading: false, asOf: kept.asOf };
}

const byName = (a: ListOnDevice, b: ListOnDevice) =>
  a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

/** The named carts and templates of the active customer as the device has them, by name. */
export function useOrderLists(): Kept<ShownList> {
  return useKept(async (db, customer) => {
    const lists = await shownLists(db, customer);
    const unsent = unsentBy(await pendingListChanges(db, customer));
    return lists.sort(byName).map((list) => ({ ...list, ...unsent(listKey(list.id)) }));
  });
}

/** The own article numbers of the active customer as the device has them. */
export function useAliases(): Kept<ShownAlias> {
  return useKept(async (db, customer) => {
    const rows = await shownAliases(db, customer);
    const unsent = unsentBy(await pendingAliasChanges(db, customer));
    return rows.map(({ key, alias, articleCode }) => ({
      key,
      alias,
      articleCode,
      ...unsent(aliasEntryKey(customer, alias)),
    }));
  });
}
