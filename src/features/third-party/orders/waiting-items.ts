import type { ItemStatus } from '#shared/third-party/item-status.rules.ts';
import { useWaitingEntries } from '#src/crud/record/waiting-entries.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import type { OrderItem } from '../third-party.queries.ts';

/**
 * The key that the changes of one item share in the outbox, so that they are sent in their order. A refused one holds back
 * no other item of the order.
 */
const itemKey = (item: string): string => `third-party/${item}`;

/** The facts about a change that Pending changes shows. */
export interface StatusNote {
  id: string;
  articleCode: string;
  description: string;
  status: ItemStatus;
  [fact: string]: unknown;
}

/** Keeps a change of an item's state on this device; it is sent as soon as there is a network. @throws what the device throws */
export async function captureStatus(
  orderNo: string,
  {
    articleCode,
    description,
    status: from,
  }: Pick<OrderItem, 'articleCode' | 'description' | 'status'>,
  status: ItemStatus,
): Promise<void> {
  const note: StatusNote = { id: orderNo, articleCode, description, status };
  await captureChange({
    operation: 'UpdateStatusOrderItemThirdParty',
    variables: { orderNo, articleCode, status, from },
    keys: [itemKey(JSON.stringify([orderNo, articleCode]))],
    note,
  });
}

/** The newest change of each item of an order that the server does not have yet, by article. */
export function useWaitingItems(orderNo: string) {
  const entries = useAllWaiting().filter(({ note }) => note.id === orderNo);
  return new Map(entries.map((entry) => [(entry.note as StatusNote).articleCode, entry]));
}

/** The changes of all orders that the server does not have yet. */
export const useAllWaiting = () => useWaitingEntries(itemKey);
