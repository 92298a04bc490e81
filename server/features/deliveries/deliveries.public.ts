import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Delivery } from '#server/graphql/generated/types.ts';
import { deliveryRowsOfOrders } from './deliveries.store.ts';
import { toDeliveries } from './to-deliveries.ts';

/**
 * Deliveries by order number, newest first, in one statement for all orders. The orders must be ones
 * the viewer may see; numbers are those of the viewer's sales organisation.
 */
export async function deliveriesOfOrders(
  ctx: Context,
  nos: readonly string[],
): Promise<Map<string, Delivery[]>> {
  const of = new Map<string, Delivery[]>(nos.map((no) => [no, []]));
  if (nos.length === 0) return of;
  const rows = await deliveryRowsOfOrders(ctx.db, viewerOf(ctx).sorg, nos);
  for (const delivery of toDeliveries(rows))
    for (const no of new Set(delivery.details.map((line) => line.orderNo)))
      of.get(no)?.push(delivery);
  return of;
}

export { deliveryDownload } from './delivery-export.ts';
