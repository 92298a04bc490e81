import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** The id of the item of an invoice that `given(app).invoice` has made. */
export const itemIdOfInvoice = (invoiceNo: string) => `CO1~2026~ACC-${invoiceNo}~1`;

/** Inserts an open dispute of the price of an invoice that `given(app).invoice` has made. */
export async function disputeOf(
  db: Db,
  id: string,
  invoiceNo: string,
  more: Partial<Insertable<DB['invoice_dispute']>> = {},
): Promise<void> {
  const { user_id = null, status = 'open' } = more;
  await db
    .insertInto('invoice_dispute')
    .values({
      sorg: '2000',
      id,
      company_code: 'CO1',
      accounting_no: `ACC-${invoiceNo}`,
      fiscal_year: 2026,
      line_item: '1',
      reason: 'price',
      description: 'Too dear',
      opened_on: '2026-11-01',
      ...more,
    })
    .execute();
  await db
    .insertInto('invoice_dispute_state')
    .values({ sorg: '2000', dispute: id, status, source: 'user', user_id })
    .execute();
}
