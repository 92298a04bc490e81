import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';
import { findWaitingInspections, inspectionKey } from './inspection-key.ts';

/** A sale that waits for the inspection of its bike shares the key, but is no change of the inspection. */
const operations = ['Create', 'Change', 'Delete', 'Restore'].map((verb) => `${verb}Inspection`);

/**
 * The changes of inspections that the server does not have yet, live.
 * @param id of one inspection; of all without it
 */
export function useWaitingInspections(id = ''): readonly OutboxEntry[] {
  const isWanted = ({ operation, keys }: OutboxEntry) =>
    operations.includes(operation) && (id === '' || keys.includes(inspectionKey(id)));
  return usePendingEntries().filter(isWanted);
}

/** Whether an inspection of a bike waits on this device. It is sent before a sale of the bike that is captured now. */
export function useIsInspectionWaiting(frameNumber: string): boolean {
  return findWaitingInspections(usePendingEntries(), frameNumber).length > 0;
}
