import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';
import { inspectionKey } from './inspection-key.ts';

/**
 * The changes of inspections that the server does not have yet, live.
 * @param id of one inspection; of all without it
 */
export function useWaitingInspections(id = ''): readonly OutboxEntry[] {
  const wanted = inspectionKey(id);
  return usePendingEntries().filter(({ keys }) =>
    keys.some((key) => (id ? key === wanted : key.startsWith(wanted))),
  );
}
