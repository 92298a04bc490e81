import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * Returns ship-to, shipping and payment of the active customer's newest order. Orders from a feed are left
 * out: their addresses and methods are the distributor's.
 */
export async function newestOrderChoices(db: Db, viewer: Viewer) {
  return await db
    .selectFrom('order as o')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.sorg', '=', 'o.sorg').onRef('c.unified', '=', 'o.customer'),
    )
    .select(['o.ship_to as shipTo', 'o.shipment_rate as rateId', 'o.payment_id as paymentId'])
    .where('o.sorg', '=', viewer.sorg)
    .where('o.customer', '=', viewer.customer?.unified ?? '')
    .where('o.user_id', 'is not', null)
    .where(customerFence(viewer))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_no', 'desc')
    .limit(1)
    .executeTakeFirst();
}
