import { useLiveQuery } from 'dexie-react-hooks';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { type PaperOwner, paperKey } from './capture-paper.ts';

const none: readonly OutboxEntry[] = [];

/** The papers of an order or request that the server does not have yet, live. */
export function useWaitingPapers(owner: PaperOwner): readonly OutboxEntry[] {
  const key = paperKey(owner);
  const waiting = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return none;
    const entries = await pendingEntries(openUserDatabase(viewer.host, viewer.userId));
    return entries.filter(({ keys }) => keys.includes(key));
  }, [key]);
  return waiting ?? none;
}
