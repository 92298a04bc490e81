/** The states of an item of a third-party order, in the order in which they follow each other (N123). */
export const itemStatuses = ['Open', 'Confirmed', 'Shipped', 'Cancelled'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** The parties of an order that a viewer acts for: both where a vendor orders from itself. */
export interface OrderParties {
  isVendor: boolean;
  isBuyer: boolean;
}

const ofVendor: Record<ItemStatus, readonly ItemStatus[]> = {
  Open: ['Confirmed', 'Cancelled'],
  Confirmed: ['Shipped', 'Cancelled'],
  Shipped: [],
  Cancelled: [],
};

/** Returns the states that a viewer may give an item (N123, reading 75); the first is the next one of the usual way. */
export function listNextStatuses(
  status: ItemStatus,
  { isVendor, isBuyer }: OrderParties,
): readonly ItemStatus[] {
  if (isVendor) return ofVendor[status];
  return isBuyer && status === 'Open' ? ['Cancelled'] : [];
}

/** The state of an order by those of its items: that of the item furthest behind, Cancelled when all are. */
export function toOrderStatus(items: readonly ItemStatus[]): ItemStatus {
  return itemStatuses.find((status) => items.includes(status)) ?? 'Cancelled';
}

/** The place of a state, as the database has it, beginning with 1. */
export const toStatusNo = (status: ItemStatus): number => itemStatuses.indexOf(status) + 1;

/** The state at a place. */
export function toItemStatus(no: number): ItemStatus {
  const status = itemStatuses[no - 1];
  if (!status) throw new Error(`There is no state ${no}`);
  return status;
}
