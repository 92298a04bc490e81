import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { addDays, utcDay } from '#shared/days.ts';

/** The day so many days from the present one; the sales organisations of the fixture live in UTC. */
export const dayFromNow = (days: number) => addDays(utcDay(Date.now()), days);

const sorg = '2000';

type InvoiceFields = Omit<Fields<'invoice'>, 'invoiceNo' | 'accountingAmount'> & {
  /** Its number; a new one unless the test needs a certain one. */
  no?: string;
  /** Minor units; 100.00 by default. */
  amount?: number;
};

/** The accounts of customers. */
export function givenInvoices(db: Db) {
  return {
    /** An open invoice to customer 0002000001, written 20 days ago and due in ten. @returns its number */
    async invoice({
      no = randomUUID(),
      amount = 10_000,
      payer = dealerCustomer,
      ...fields
    }: InvoiceFields = {}): Promise<string> {
      await db
        .insertInto('invoice')
        .values({
          sorg,
          company_code: 'CO1',
          fiscal_year: 2026,
          line_item: '1',
          invoice_no: no,
          accounting_no: `ACC-${no}`,
          assignment: `AS-${no}`,
          payer,
          customer: payer,
          invoice_date: dayFromNow(-20),
          due_date: dayFromNow(10),
          accounting_amount: amount,
          open_amount: amount,
          grand_total: amount,
          ...toColumns<'invoice'>(fields),
        })
        .execute();
      return no;
    },

    /** Changes all items of an invoice, as a feed does. */
    async invoiceChange(no: string, fields: Fields<'invoice'>): Promise<void> {
      await db
        .updateTable('invoice')
        .set(toColumns<'invoice'>(fields))
        .where('invoice_no', '=', no)
        .execute();
    },

    /** A line of two chains at 10.00. */
    async invoiceLine(
      invoiceNo: string,
      { position = 1, ...fields }: Fields<'invoice_line'> = {},
    ): Promise<void> {
      await db
        .insertInto('invoice_line')
        .values({
          sorg,
          invoice_no: invoiceNo,
          position,
          article: 'P-1',
          name: 'Chain 11-speed',
          uom: 'PCS',
          qty: 2,
          price: 1_000,
          sub_total: 2_000,
          ...toColumns<'invoice_line'>(fields),
        })
        .execute();
    },
  };
}
