import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';
import { disputeKey } from './capture-dispute.ts';

/** The disputes of some items that the server does not have yet, live. */
export function useWaitingDisputes(itemIds: readonly string[]): readonly OutboxEntry[] {
  const wanted = itemIds.map(disputeKey);
  return usePendingEntries().filter(({ keys }) => keys.some((key) => wanted.includes(key)));
}
