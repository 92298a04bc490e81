import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

const address = {
  name: 'Alpine Cycles shop',
  address: '1 Main Street',
  postalCode: '10001',
  city: 'Boulder',
  country: 'US',
};

/** An order of customer 0002000001 by dealer1 that went out and that the ERP has not fetched. */
export async function placedOrder(
  db: Db,
  order_no: string,
  more: Partial<Insertable<DB['order']>> = {},
): Promise<void> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'dealer1')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order')
    .values({
      ...{ sorg: '2000', customer: '0002000001', order_no, user_id: id, total: 5000 },
      ...{ ship_to: 'S1', ship_to_address: JSON.stringify(address) },
      ...{ shipment_rate: 'STD', shipment_name: 'Standard', shipment_price: 1000 },
      ...{ payment_id: 'INV', payment_type: 'Invoice', released_at: '2026-01-01T00:00:00Z' },
      ...more,
    })
    .execute();
}

/** A line of two pieces at 1000 each. */
export async function placedLine(
  db: Db,
  order_no: string,
  position: number,
  more: Partial<Insertable<DB['order_line']>> = {},
): Promise<void> {
  await db
    .insertInto('order_line')
    .values({
      ...{ sorg: '2000', order_no, position, article: 'P-1', description: 'Chain 11-speed' },
      ...{ qty: 2, uom: 'PCS', price: 1000, subtotal: 2000 },
      ...more,
    })
    .execute();
}

/** Changes a line as the ERP does. */
export async function erpSays(
  db: Db,
  order_no: string,
  position: number,
  change: Updateable<DB['order_line']>,
): Promise<void> {
  await db
    .updateTable('order_line')
    .set(change)
    .where('order_no', '=', order_no)
    .where('position', '=', position)
    .execute();
}

/** The ERP fetches an order. */
export async function exportOrder(db: Db, order_no: string, sorg = '2000'): Promise<number> {
  const { id } = await db
    .insertInto('export_batch')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('order_export').values({ sorg, order_no, batch: id }).execute();
  return id;
}

/** A delivery to customer 0002000001 with lines of these orders. */
export async function delivery(
  db: Db,
  do_number: string,
  orders: string[],
  more: Partial<Insertable<DB['delivery']>> & Pick<Insertable<DB['delivery']>, 'shipped_on'>,
): Promise<void> {
  const { sorg = '2000' } = more;
  await db
    .insertInto('delivery')
    .values({ sorg, do_number, customer: '0002000001', ...more })
    .execute();
  if (orders.length === 0) return;
  await db
    .insertInto('delivery_line')
    .values(
      orders.map((order_no, index) => ({
        ...{ sorg, do_number, position: index + 1, order_no, article: 'P-1', qty: 1, uom: 'PCS' },
        ...{ description: 'Chain 11-speed', price: 1000 },
      })),
    )
    .execute();
}
