import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type AgeingBucketName, ageingBuckets } from '#shared/invoices/ageing.rules.ts';
import {
  byDueDate,
  columnsOfInvoice,
  type InvoiceRow,
  matches,
  nameOfCustomer,
} from './invoice-row.store.ts';

/** The sums of a payer's own open items in one bucket. */
export interface BucketRow {
  name: AgeingBucketName;
  payable: number;
  deduction: number;
  count: number;
  /** Payables that no payment request covers. */
  unpaid: number;
  unpaidCount: number;
}

export interface OpenInvoices {
  payer: { unified: string; allowPayInvoice: boolean };
  buckets: BucketRow[];
  /** At most one more than was asked for. */
  rows: InvoiceRow[];
}

interface Asked {
  payerCode: string;
  /** Sales organisations that are asked for; null for the viewer's own. */
  sorgs: readonly string[] | null;
  /** A `like` pattern; null for all. */
  search: string | null;
  bucket: AgeingBucketName | null;
  /** The present day in the sales organisation's time zone. */
  today: string;
  most: number;
}

/** The condition that an item falls due within a bucket. */
function inBucket(name: AgeingBucketName, today: string): RawBuilder<SqlBool> {
  const bucket = ageingBuckets.find((one) => one.name === name);
  const { overdueFrom = null, overdueTo = null } = bucket ?? {};
  if (overdueFrom === null) return sql`i.due_date >= ${today}::date`;
  const latest = sql<SqlBool>`i.due_date <= ${today}::date - ${overdueFrom}::int`;
  return overdueTo === null
    ? latest
    : sql`(${latest} and i.due_date >= ${today}::date - ${overdueTo}::int)`;
}

/** Whether item `i` is a payable that no payment request covers. */
const isUnpaid = sql`i.open_amount > 0 and i.request_state is null`;

/** The name of the bucket of item `i`. */
function bucketName(today: string): RawBuilder<string> {
  const cases = ageingBuckets.map(({ name }) => sql`when ${inBucket(name, today)} then ${name}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Most items are the customer's own, whose name `asked` has: to look up 600 names takes a fifth of the statement. */
const columns = columnsOfInvoice(
  (code) => sql`case when ${code} = asked.unified then asked.name else ${nameOfCustomer(code)} end`,
);

/**
 * Returns the open items of a customer inside the viewer's fence, in one statement: the items that it pays,
 * and the items for goods that it got but another customer pays. The buckets count only the items that it
 * pays, and the search does not change them.
 * @returns null when the customer is not the viewer's
 */
export async function openInvoices(
  db: Db,
  viewer: Viewer,
  { payerCode, sorgs, search, bucket, today, most }: Asked,
): Promise<OpenInvoices | null> {
  if (sorgs && !sorgs.includes(viewer.sorg)) return null;
  const open = sql`select i.* from invoice i
    where i.sorg = ${viewer.sorg} and i.clearing_date is null and exists (select from asked)`;
  const { rows } = await sql<
    { unified: string; allow_pay_invoice: boolean; buckets: BucketRow[] | null } & InvoiceRow
  >`
    with asked as (
      select c.unified, c.name, c.allow_pay_invoice from customer c
      where c.unified = ${payerCode} and ${customerFence(viewer)}
    ), visible as materialized (
      ${open} and i.payer = ${payerCode}
      union all
      ${open} and i.customer = ${payerCode} and i.customer <> i.payer
    ), summed as (
      select ${bucketName(today)} as name,
        coalesce(sum(i.open_amount) filter (where i.open_amount > 0), 0) as payable,
        coalesce(sum(i.open_amount) filter (where i.open_amount < 0), 0) as deduction,
        count(*) as count,
        coalesce(sum(i.open_amount) filter (where ${isUnpaid}), 0) as unpaid,
        count(*) filter (where ${isUnpaid}) as "unpaidCount"
      from visible i where i.payer = ${payerCode} group by 1
    ), listed as (
      select ${columns}, row_number() over (order by ${byDueDate}) as place
      from visible i cross join asked
      where ${search === null ? sql`true` : sql`(${matches(search)})`}
        and ${bucket === null ? sql`true` : inBucket(bucket, today)}
      order by place limit ${most + 1}
    )
    select a.unified, a.allow_pay_invoice,
      case when coalesce(l.place, 1) = 1 then s.buckets end as buckets, l.*
    from asked a
    cross join (select jsonb_agg(to_jsonb(summed)) as buckets from summed) s
    left join listed l on true
    order by l.place`.execute(db);
  const [first] = rows;
  if (!first) return null;
  return {
    payer: { unified: first.unified, allowPayInvoice: first.allow_pay_invoice },
    buckets: first.buckets ?? [],
    rows: first.invoice_no === null ? [] : rows,
  };
}
