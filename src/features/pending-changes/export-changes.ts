import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/**
 * Everything unsent as a file that people and programs can read: what, for whom, since when, how it
 * stands and with which values. Entries hold no tokens; files are only named.
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
        customer: entry.customer,
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
