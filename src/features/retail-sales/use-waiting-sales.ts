import { useSession } from '#src/features/session/session.public.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';

export const registerOperation = 'RegisterFrame';
export const deleteOperation = 'DeleteFrame';

/** The sales of the active customer, and deletions of them, that the server does not have yet, live. */
export function useWaitingSales(): readonly OutboxEntry[] {
  const { customer } = useSession();
  return usePendingEntries().filter(
    (entry) =>
      entry.customer === (customer?.unified ?? null) &&
      [registerOperation, deleteOperation].includes(entry.operation),
  );
}

/** The waiting registration of a sale. */
export const findWaitingSale = (
  entries: readonly OutboxEntry[],
  saleId: string,
): OutboxEntry | undefined =>
  entries.find(
    ({ operation, variables }) =>
      operation === registerOperation && (variables as { saleId?: string }).saleId === saleId,
  );
