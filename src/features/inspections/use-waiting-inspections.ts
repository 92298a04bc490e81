import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';
import { findWaitingInspections, inspectionKey } from './inspection-key.ts';

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

/** Whether an inspection of a bike waits on this device. It is sent before a sale of the bike that is captured now. */
export function useIsInspectionWaiting(frameNumber: string): boolean {
  return findWaitingInspections(usePendingEntries(), frameNumber).length > 0;
}
