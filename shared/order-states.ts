/** What an order and each of its lines go through (N068). */
export const orderStates = [
  'Waiting',
  'Confirmed',
  'Partially Shipped',
  'Shipped',
  'Completed',
  'Cancelled',
] as const;

/** Whether a text names a state. */
export const isOrderState = (text: string | null): text is (typeof orderStates)[number] =>
  (orderStates as readonly (string | null)[]).includes(text);
