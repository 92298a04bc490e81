import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { AveragePaymentDays } from '#server/graphql/generated/types.ts';

/**
 * How many days a customer took on average from an invoice to its clearing, by the year of the clearing, newest
 * first. Credit notes do not count.
 * @param years the first and the last year
 */
export async function paymentDays(
  db: Db,
  viewer: Viewer,
  customer: string,
  years: { first: number; last: number },
): Promise<AveragePaymentDays[]> {
  const { rows } = await sql<AveragePaymentDays>`
    select extract(year from i.clearing_date)::int as year, i.payer as "custCode",
      round(avg(i.clearing_date - i.invoice_date))::int as days
    from invoice i
    where i.sorg = ${viewer.sorg} and i.payer = ${customer} and i.accounting_amount > 0
      and i.clearing_date between make_date(${years.first}::int, 1, 1)
        and make_date(${years.last}::int, 12, 31)
      and ${isVisible(viewer, customer)}
    group by 1, 2 order by 1 desc`.execute(db);
  return rows;
}

const isVisible = (viewer: Viewer, customer: string) => sql<SqlBool>`exists (
  select from customer c where c.unified = ${customer} and ${customerFence(viewer)})`;
