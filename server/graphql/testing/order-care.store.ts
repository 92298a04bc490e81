import type { Db } from '#server/db/database.ts';

/** An order of C1 that waits for staff, its delivery, and terms of 2000 others must not see. */
export async function orderCare(db: Db, order_no: string): Promise<void> {
  await db
    .updateTable('order')
    .set({ released_at: null, status: 'Waiting' })
    .where('order_no', '=', order_no)
    .execute();
  const whose = { sorg: '2000', customer: '0002000001' };
  await db
    .insertInto('delivery')
    .values({ ...whose, do_number: 'DO-1', shipped_on: '2031-05-08' })
    .execute();
  await db
    .insertInto('freight_benefit')
    .values({ sorg: '2000', area: 'East', min_qty: 10, amount: 4711 })
    .execute();
  await db.insertInto('closed_day').values({ sorg: '2000', date: '2031-05-07' }).execute();
  const told = { message: 'Told to 2000 alone', starts_at: new Date(0), ends_at: '2999-01-01' };
  await db
    .insertInto('product_message')
    .values({ sorg: '2000', id: 'M', ...told })
    .execute();
}
