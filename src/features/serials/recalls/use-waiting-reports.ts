import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';

/** The reports that the server does not have yet, by the ids of their tasks, live. */
export function useWaitingReports(): ReadonlyMap<string, OutboxEntry> {
  const reports = usePendingEntries().filter(({ operation }) => operation === 'UpdateRecallTask');
  return new Map(
    reports.map((entry) => [String((entry.variables as { id: string }).id), entry] as const),
  );
}
