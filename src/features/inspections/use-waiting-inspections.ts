import { useLiveQuery } from 'dexie-react-hooks';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { inspectionKey } from './capture-inspection.ts';

const none: readonly OutboxEntry[] = [];

/**
 * The changes of inspections that the server does not have yet, live.
 * @param id of one inspection; of all without it
 */
export function useWaitingInspections(id = ''): readonly OutboxEntry[] {
  const waiting = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return none;
    const entries = await pendingEntries(openUserDatabase(viewer.host, viewer.userId));
    const wanted = inspectionKey(id);
    return entries.filter(({ keys }) =>
      keys.some((key) => (id ? key === wanted : key.startsWith(wanted))),
    );
  }, [id]);
  return waiting ?? none;
}
