import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** Inserts a pending transfer of 100.00 of dealer1 that covers no invoice, unless it is said otherwise. */
export async function requestOf(
  db: Db,
  external_id: string,
  more: Partial<Insertable<DB['payment_request']>> & { invoice_no?: string } = {},
): Promise<void> {
  const { invoice_no = external_id, ...differing } = more;
  const request = {
    ...{ external_id, sorg: '2000', payer: '0002000001', payer_name: 'Alpine Cycles' },
    ...{ company_code: 'CO1', merchant: 'Pannier United States', method: 'TRF' },
    ...{ method_type: 'Transfer', method_description: 'Transfer', instruction: '' },
    ...{ gateway_key: external_id, host: 'localhost', return_page: '/payment', amount: 10_000 },
    ...{ currency: 'USD', selected_total: 10_000, early_payment_discount: 0 },
    ...{ freight_allowance: 0, method_discount: 0, is_partial: false },
    ...{ expires_at: '2099-01-01', ...differing },
  };
  await db.insertInto('payment_request').values(request).execute();
  await db
    .insertInto('payment_request_item')
    .values({
      ...{ external_id, sorg: request.sorg, company_code: 'CO1', accounting_no: external_id },
      ...{ fiscal_year: 2030, line_item: '1', invoice_no, amount: request.amount },
    })
    .execute();
}

/** Inserts a saved card of a user for a payer. */
export async function savedCardOf(
  db: Db,
  username: string,
  more: { payer: string; display: string },
): Promise<void> {
  const { id: user_id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('saved_payment')
    .values({
      ...{ sorg: '2000', company_code: 'CO1', user_id, shared: false, gateway: 'sandbox' },
      ...{ method: 'CARD', token: `tok-${username}`, type: 'Visa', ...more },
    })
    .execute();
}

/** Inserts an entry of a bank statement that waits for staff, unless it is said otherwise. */
export async function bankEntryOf(
  db: Db,
  reference: string,
  more: Partial<Insertable<DB['bank_entry']>>,
): Promise<void> {
  await db
    .insertInto('bank_entry')
    .values({
      ...{ sorg: '2000', reference, booked_on: '2031-01-05', amount: 100, currency: 'USD' },
      ...{ payer_name: 'Alpine Cycles', account: '', remittance: reference, outcome: 'listed' },
      ...{ reason: 'NO_REQUEST', ...more },
    })
    .execute();
}
