import { useLiveQuery } from 'dexie-react-hooks';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { readOrder } from './read-order.ts';

/** A captured order, live: undefined until it is read, null when there is none (any more). */
export function useCapturedOrder(entryId: string): OutboxEntry | null | undefined {
  return useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer || !entryId) return null;
    const db = openUserDatabase(viewer.host, viewer.userId);
    return (await readOrder(db, entryId)) ?? null;
  }, [entryId]);
}
