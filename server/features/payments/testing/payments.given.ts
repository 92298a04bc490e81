import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { userId } from '#server/testing/user-id.ts';

const sorg = '2000';

type RequestFields = Omit<Fields<'payment_request'>, 'externalId'> & {
  /** Its number. */
  no: string;
  /** The number of the invoice it names; by default its own. */
  invoiceNo?: string;
};

/** Payments of invoices. */
export function givenPayments(db: Db) {
  return {
    /** A pending transfer of 100.00 of dealer1 that covers no open invoice. */
    async paymentRequest({
      no,
      invoiceNo = no,
      amount = 10_000,
      ...fields
    }: RequestFields): Promise<void> {
      await db
        .insertInto('payment_request')
        .values({
          external_id: no,
          sorg,
          payer: dealerCustomer,
          payer_name: 'Alpine Cycles',
          company_code: 'CO1',
          merchant: 'Pannier United States',
          method: 'TRF',
          method_type: 'Transfer',
          method_description: 'Transfer',
          instruction: '',
          gateway_key: no,
          host: 'localhost',
          return_page: '/payment',
          amount,
          currency: 'USD',
          selected_total: 10_000,
          early_payment_discount: 0,
          freight_allowance: 0,
          method_discount: 0,
          is_partial: false,
          expires_at: '2099-01-01',
          ...toColumns<'payment_request'>(fields),
        })
        .execute();
      await db
        .insertInto('payment_request_item')
        .values({
          external_id: no,
          sorg: fields.sorg ?? sorg,
          company_code: 'CO1',
          line_item: '1',
          accounting_no: no,
          fiscal_year: 2030,
          invoice_no: invoiceNo,
          amount,
        })
        .execute();
    },

    /** A card that a user lets the embedded provider keep for customer 0002000001. */
    async savedCard({ by, ...fields }: Fields<'saved_payment'> & { by: string }): Promise<void> {
      const row = {
        sorg,
        payer: dealerCustomer,
        company_code: 'CO1',
        user_id: await userId(db, by),
      };
      await db
        .insertInto('saved_payment')
        .values({
          ...row,
          shared: false,
          gateway: 'sandbox',
          method: 'CARD',
          token: `tok-${by}`,
          display: 'Visa ···· 1111',
          type: 'Visa',
          ...toColumns<'saved_payment'>(fields),
        })
        .execute();
    },

    /** A credit of 1.00 on a bank statement that waits for staff. */
    async bankEntry({
      reference,
      ...fields
    }: Fields<'bank_entry'> & { reference: string }): Promise<void> {
      await db
        .insertInto('bank_entry')
        .values({
          sorg,
          reference,
          booked_on: '2031-01-05',
          amount: 100,
          currency: 'USD',
          payer_name: 'Alpine Cycles',
          account: '',
          remittance: reference,
          outcome: 'listed',
          reason: 'NO_REQUEST',
          ...toColumns<'bank_entry'>(fields),
        })
        .execute();
    },
  };
}
