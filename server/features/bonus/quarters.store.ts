import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** The distributor's figures for a quarter of the active customer; fractions and minor units. */
export interface StatedQuarter {
  quarter: number;
  onTimeShare: number | null;
  onTimePoints: number | null;
  dealerSales: number | null;
  verification: number | null;
}

/** The stated quarters of a year, in order; none when the customer is no longer the viewer's. */
export async function readStatedQuarters(
  db: Db,
  viewer: Viewer,
  year: number,
): Promise<StatedQuarter[]> {
  const { rows } = await sql<StatedQuarter>`
    select q.quarter, q.on_time_share::float8 as "onTimeShare", q.on_time_points as "onTimePoints",
      q.dealer_sales as "dealerSales", q.verification::float8 as verification
    from bonus_quarter q join customer c on c.sorg = q.sorg and c.unified = q.customer
    where q.customer = ${viewer.customer?.unified ?? ''} and q.year = ${year} and ${customerFence(viewer)}
    order by q.quarter limit 4`.execute(db);
  return rows;
}

/** The payables that fell due in a quarter, and how much of it was paid by then. */
export interface DueQuarter {
  quarter: number;
  invoices: number;
  paidInTime: number;
  amount: number;
  amountInTime: number;
}

/** The payables of the active customer that fell due on these days, by quarter. */
export async function readDueQuarters(
  db: Db,
  viewer: Viewer,
  { from, to }: { from: string; to: string },
): Promise<DueQuarter[]> {
  const inTime = sql`i.clearing_date <= i.due_date`;
  const { rows } = await sql<DueQuarter>`
    select extract(quarter from i.due_date)::int as quarter, count(*)::int as invoices,
      (count(*) filter (where ${inTime}))::int as "paidInTime",
      sum(i.accounting_amount)::bigint as amount,
      coalesce(sum(i.accounting_amount) filter (where ${inTime}), 0)::bigint as "amountInTime"
    from invoice i join customer c on c.sorg = i.sorg and c.unified = i.payer
    where i.sorg = ${viewer.sorg} and i.payer = ${viewer.customer?.unified ?? ''} and ${customerFence(viewer)}
      and i.accounting_amount > 0 and i.due_date between ${from} and ${to}
      -- True of every invoice: it lets the two partial indexes be used, of open and of cleared invoices.
      and (i.clearing_date is null or i.clearing_date is not null)
    group by 1 order by 1 limit 4`.execute(db);
  return rows;
}
