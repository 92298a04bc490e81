/** The states of an order and of each of its lines (N068). */
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
