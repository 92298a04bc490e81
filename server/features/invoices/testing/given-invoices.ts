import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { addDays, utcDay } from '#shared/days.ts';

/** The day so many days from the present one; the sales organisations of the fixture live in UTC. */
export const dayFromNow = (days: number) => addDays(utcDay(Date.now()), days);

/** An open invoice of 100.00 to customer 0002000001, written 20 days ago and due in ten. */
export async function invoiceOf(
  db: Db,
  invoice_no: string,
  more: Partial<Insertable<DB['invoice']>> = {},
): Promise<void> {
  const { accounting_amount = 10_000, payer = '0002000001' } = more;
  await db
    .insertInto('invoice')
    .values({
      ...{ sorg: '2000', company_code: 'CO1', fiscal_year: 2026, line_item: '1', invoice_no },
      ...{ accounting_no: `ACC-${invoice_no}`, assignment: `AS-${invoice_no}`, payer },
      ...{ customer: payer, invoice_date: dayFromNow(-20), due_date: dayFromNow(10) },
      ...{ accounting_amount, open_amount: accounting_amount, grand_total: accounting_amount },
      ...more,
    })
    .execute();
}

/** A line of two chains at 10.00. */
export async function invoiceLine(
  db: Db,
  invoice_no: string,
  position: number,
  more: Partial<Insertable<DB['invoice_line']>> = {},
): Promise<void> {
  await db
    .insertInto('invoice_line')
    .values({
      ...{ sorg: '2000', invoice_no, position, article: 'P-1', name: 'Chain 11-speed' },
      ...{ uom: 'PCS', qty: 2, price: 1_000, sub_total: 2_000 },
      ...more,
    })
    .execute();
}
