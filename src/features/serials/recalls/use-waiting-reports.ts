import { useLiveQuery } from 'dexie-react-hooks';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';

type Waiting = ReadonlyMap<string, OutboxEntry>;

const none: Waiting = new Map();

/** The reports that the server does not have yet, by the ids of their tasks, live. */
export function useWaitingReports(): Waiting {
  const waiting = useLiveQuery(async () => {
    const viewer = boundViewer();
    if (!viewer) return none;
    const entries = await pendingEntries(openUserDatabase(viewer.host, viewer.userId));
    const reports = entries.filter(({ operation }) => operation === 'UpdateRecallTask');
    return new Map(
      reports.map((entry) => [String((entry.variables as { id: string }).id), entry] as const),
    );
  }, []);
  return waiting ?? none;
}
