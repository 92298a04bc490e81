import { customerOfEntry } from '#src/offline/outbox/entry-customer.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/**
 * Returns everything unsent as a file for people and programs: the changes, their customers, times, states
 * and values. Entries hold no tokens; files are only named.
 */
export function exportedChanges(
  entries: readonly OutboxEntry[],
  nameOf: (entry: OutboxEntry) => string | null,
  titleOf: (entry: OutboxEntry) => string,
  now = new Date(),
): string {
  return JSON.stringify(
    {
      format: 'pannier-unsent',
      version: 1,
      exportedAt: now.toISOString(),
      changes: entries.map((entry) => ({
        id: entry.id,
        what: titleOf(entry),
        operation: entry.operation,
        operationVersion: entry.version,
        salesOrganisation: entry.sorg,
        customer: customerOfEntry(entry),
        customerName: nameOf(entry),
        since: new Date(entry.createdAt).toISOString(),
        state: entry.state,
        failure: entry.failure,
        mayHaveArrived: entry.sent,
        variables: entry.variables,
        seen: entry.note,
        files: Object.keys(entry.blobs),
      })),
    },
    null,
    2,
  );
}
