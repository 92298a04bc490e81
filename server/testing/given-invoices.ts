import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from './given-customers.ts';
import { type Fields, toColumns } from './table-fields.ts';

type InvoiceFields = Omit<Fields<'invoice'>, 'invoiceNo' | 'accountingAmount'> & {
  /** Its number; a new one unless the test needs a certain one. */
  no?: string;
  /** Minor units; 100.00 by default. */
  amount?: number;
};

/** Items of customers' accounts. */
export function givenInvoices(db: Db) {
  return {
    /** An open invoice to dealer1's customer, due on 13 January 2031. @returns its number */
    async invoice({
      no = randomUUID(),
      amount = 10_000,
      payer = dealerCustomer,
      ...fields
    }: InvoiceFields = {}): Promise<string> {
      await db
        .insertInto('invoice')
        .values({
          ...{ sorg: '2000', company_code: 'CO1', accounting_no: `A-${no}`, fiscal_year: 2030 },
          ...{ line_item: '1', invoice_no: no, assignment: no, payer, customer: payer },
          ...{ invoice_date: '2030-12-14', due_date: '2031-01-13', accounting_amount: amount },
          ...{ open_amount: amount, grand_total: amount, ...toColumns<'invoice'>(fields) },
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
  };
}
