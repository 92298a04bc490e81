import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Changes a line as the ERP does. */
export async function erpSays(
  db: Db,
  orderNo: string,
  position: number,
  change: Fields<'order_line'>,
): Promise<void> {
  await db
    .updateTable('order_line')
    .set(toColumns<'order_line'>(change))
    .where('order_no', '=', orderNo)
    .where('position', '=', position)
    .execute();
}

/** The ERP fetches an order. @returns the number of the batch */
export async function exportOrder(db: Db, order_no: string, sorg = '2000'): Promise<number> {
  const { id } = await db
    .insertInto('export_batch')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('order_export').values({ sorg, order_no, batch: id }).execute();
  return id;
}
