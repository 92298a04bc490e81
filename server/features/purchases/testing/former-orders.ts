import type { Db } from '#server/db/database.ts';

export interface FormerOrder {
  sorg?: string;
  customer?: string;
  status?: string;
  /** Article, pieces, price and, when there was a deal, price after it. */
  lines: [article: string, qty: number, price?: number, promoPrice?: number][];
}

/** An order as the portal would have stored it at that instant; by default of customer 0002000001. */
export async function formerOrder(db: Db, order_no: string, at: string, order: FormerOrder) {
  const { sorg = '2000', customer = '0002000001', status = 'Shipped', lines } = order;
  const { id } = await db.selectFrom('app_user').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('order')
    .values({
      sorg,
      order_no,
      customer,
      status,
      user_id: id,
      created_at: at,
      total: 0,
      ship_to: 'S1',
      ship_to_address: JSON.stringify({}),
      shipment_rate: 'STD',
      shipment_name: 'Standard',
      shipment_price: 0,
      payment_id: 'INV',
      payment_type: 'Invoice',
    })
    .execute();
  await db
    .insertInto('order_line')
    .values(
      lines.map(([article, qty, price = 1000, promo], index) => ({
        sorg,
        order_no,
        position: index + 1,
        article,
        description: article,
        qty,
        uom: 'PCS',
        price,
        promo_price: promo ?? null,
        subtotal: qty * (promo ?? price),
      })),
    )
    .execute();
}
