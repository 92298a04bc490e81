import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { transact } from '#server/db/transact.ts';

/** The customer of dealer1. */
export const payer = '0002000001';

/** Inserts open items of 100.00 of dealer1 that are due in January 2031, unless it is said otherwise. */
export async function openInvoices(
  db: Db,
  ...items: (Partial<Insertable<DB['invoice']>> & { invoice_no: string })[]
): Promise<void> {
  await db
    .insertInto('invoice')
    .values(
      items.map((item) => {
        const amount = item.accounting_amount ?? 10_000;
        return {
          sorg: '2000',
          company_code: 'CO1',
          accounting_no: `A${item.invoice_no}`,
          fiscal_year: 2030,
          line_item: '1',
          payer,
          customer: payer,
          assignment: item.invoice_no,
          invoice_date: '2030-12-01',
          due_date: '2031-01-15',
          accounting_amount: amount,
          open_amount: amount,
          grand_total: amount,
          ...item,
        };
      }),
    )
    .execute();
}

/**
 * Deletes all invoices, requests and payments at the embedded provider. The provider may still be delivering an
 * event of the test before; where both wait for each other, one of them is repeated.
 */
export async function forgetPayments(db: Db): Promise<void> {
  await transact(db, (transaction) =>
    sql`truncate payment_request, payment_event, saved_payment, invoice, sandbox_payment,
      sandbox_token, sandbox_event, sandbox_refund cascade`.execute(transaction),
  );
}

export function findItem(
  db: Db,
  invoice_no: string,
): Promise<Pick<Selectable<DB['invoice']>, 'request_id' | 'request_state' | 'open_amount'>> {
  return db
    .selectFrom('invoice')
    .select(['request_id', 'request_state', 'open_amount'])
    .where('invoice_no', '=', invoice_no)
    .executeTakeFirstOrThrow();
}

/** How often each item is covered by an open request. */
export async function coverage(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_request_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_open', '=', true)
    .groupBy(['sorg', 'company_code', 'accounting_no', 'fiscal_year', 'line_item'])
    .execute();
  return rows.map(({ count }) => count);
}

/** Moves a request's begin, question and expiry so many minutes into the past. */
export async function ageRequest(db: Db, externalId: string, minutes: number): Promise<void> {
  await sql`
    update payment_request set created_at = created_at - make_interval(mins => ${minutes}),
      asked_at = asked_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})
    where external_id = ${externalId}`.execute(db);
}

/** The number of payments at the embedded provider. */
export async function providerPayments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sandbox_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
