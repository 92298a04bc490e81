/** The states of an order and of each of its lines (N068). */
export const orderStates = [
  'Waiting',
  'Confirmed',
  'Partially Shipped',
  'Shipped',
  'Completed',
  'Cancelled',
] as const;
