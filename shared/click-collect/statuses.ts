/** The statuses of a click & collect order in their order, with the words of the feed (C123 to C131, B258). */
export const clickCollectStatuses = {
  NEED_CONFIRMATION: 'Need Confirmation',
  OPEN: 'Open',
  PROCESSING_BY_HQ: 'Processing By HQ',
  CONFIRMED: 'Confirmed',
  SHIPMENT_FROM_HQ: 'Shipment from HQ',
  PARTIALLY_SHIPPED: 'Partially Shipped',
  SHIPPED: 'Shipped',
  READY_TO_PICKUP: 'Ready to Pickup',
  COMPLETE: 'Complete',
} as const;

export type ClickCollectStatusName = keyof typeof clickCollectStatuses;

export const clickCollectStatusNames = Object.keys(
  clickCollectStatuses,
) as ClickCollectStatusName[];

/** The place of a status, from 1: a later one is a greater number. */
export const toPlace = (status: ClickCollectStatusName): number =>
  clickCollectStatusNames.indexOf(status) + 1;

/** The status at a place. */
export const toStatus = (place: number): ClickCollectStatusName =>
  clickCollectStatusNames[place - 1] ?? 'NEED_CONFIRMATION';

/** The marks of a line (B251, C132, C133): the shop orders it, or has it. */
export const clickCollectMarkNames = ['ORDER_TO_HQ', 'READY_TO_PICKUP'] as const;

export type ClickCollectMarkName = (typeof clickCollectMarkNames)[number];
