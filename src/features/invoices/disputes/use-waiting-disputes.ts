import { useLiveQuery } from 'dexie-react-hooks';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { disputeKey } from './capture-dispute.ts';

const none: readonly OutboxEntry[] = [];

/** The disputes of some items that the server does not have yet, live. */
export function useWaitingDisputes(itemIds: readonly string[]): readonly OutboxEntry[] {
  const wanted = itemIds.map(disputeKey);
  const waiting = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return none;
    const entries = await pendingEntries(openUserDatabase(viewer.host, viewer.userId));
    return entries.filter(({ keys }) => keys.some((key) => wanted.includes(key)));
  }, [wanted.join('\n')]);
  return waiting ?? none;
}
