import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The counts that must be consistent after any failure of a server. */
export interface PaymentFacts {
  requests: number;
  /** Payments at the embedded provider. */
  payments: number;
  /** Items that one open request covers, and whose mark names this request. */
  coveredOnce: number;
  coveredTwice: number;
  /** Requests that have become complete exactly once. */
  completedOnce: number;
}

export async function paymentFacts(db: Db): Promise<PaymentFacts> {
  const { rows } = await sql<PaymentFacts>`
    with covered as (
      select count(*) as times, min(i.external_id) as external_id, min(v.request_id) as request_id
      from payment_request_item i
      join invoice v using (sorg, company_code, accounting_no, fiscal_year, line_item)
      where i.is_open group by sorg, company_code, accounting_no, fiscal_year, line_item
    ), completed as (
      select count(*) as times from payment_request_state where status = 'complete'
      group by external_id
    )
    select (select count(*)::int from payment_request) as requests,
      (select count(*)::int from sandbox_payment) as payments,
      (select count(*)::int from covered where times = 1 and external_id = request_id)
        as "coveredOnce",
      (select count(*)::int from covered where times > 1) as "coveredTwice",
      (select count(*)::int from completed where times = 1) as "completedOnce"`.execute(db);
  if (!rows[0]) throw new Error('no facts');
  return rows[0];
}
