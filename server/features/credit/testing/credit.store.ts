import type { Db } from '#server/db/database.ts';

/** Gives a customer of 2000 an order of this total. */
export async function orderFor(
  db: Db,
  customer: string,
  total: number,
  status: string,
): Promise<void> {
  const { orders } = await db
    .selectFrom('order')
    .select((of) => of.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order')
    .values((of) => ({
      sorg: '2000',
      order_no: `TEST${orders + 1}`,
      user_id: of.selectFrom('app_user').select('id').where('username', '=', 'dealer2'),
      customer,
      status,
      ship_to: 'S2',
      ship_to_address: '{}',
      shipment_rate: 'STD',
      shipment_name: 'Standard',
      shipment_price: 0,
      payment_id: 'INV',
      payment_type: 'Invoice',
      total,
    }))
    .execute();
}

/** Changes the debt of a customer of 2000, as a feed would. */
export async function restate(
  db: Db,
  customer: string,
  company: string,
  credit_exposure: number,
): Promise<void> {
  await db
    .updateTable('credit')
    .set({ credit_exposure })
    .where('sorg', '=', '2000')
    .where('customer', '=', customer)
    .where('company_code', '=', company)
    .execute();
}
