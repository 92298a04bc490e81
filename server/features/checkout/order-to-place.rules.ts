import type { MutationCheckoutArgs } from '#server/graphql/generated/types.ts';

/** An order as it was sent, its texts cleaned. */
export type OrderToPlace = Omit<MutationCheckoutArgs, 'intent'>;

/** Returns the day a line is requested for: its own, else the order's; null for as soon as possible. */
export function getRequestedDay(
  order: Pick<OrderToPlace, 'request_delivery_date'>,
  product: OrderToPlace['products'][number],
): string | null {
  return product.request_delivery_date ?? order.request_delivery_date ?? null;
}
