import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import { markUploadsExported } from '#server/lib/upload-history.store.ts';

/** The most sales in a batch; further ones go into the next batch. */
const mostSales = 500;

/**
 * Puts pending sales into a batch, from where they are processing (reading 34). A sale that was deleted before the ERP
 * had it is left out. Their uploads can no longer be undone.
 * @returns whether there were any
 */
export async function fillWithSales(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update retail_sale x set batch = ${batch}, version = x.version + 1,
      status = case x.status when 'pending insert' then 'processing insert'
        else 'processing update' end
    from (select sorg, id from retail_sale
      where status in ('pending insert', 'pending update') and source = 'portal'
        and not (status = 'pending insert' and deleted_at is not null)
      order by changed_at, id limit ${mostSales} for no key update) taken
    where x.sorg = taken.sorg and x.id = taken.id`.execute(tx);
  await markUploadsExported(
    tx,
    'RETAIL_SALES',
    sql`select sorg, customer, id from retail_sale where batch = ${batch}`,
  );
  return numAffectedRows > 0n;
}

/** The sales of a batch with their consumers. */
export async function saleRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select s.precision, x.sorg, x.id as "saleId",
      case when x.deleted_at is not null then 'delete'
        when x.status = 'processing insert' then 'insert' else 'update' end as action,
      x.customer, x.frame_number as "frameNumber", x.article, x.sold_on::text as "soldDate",
      x.non_retail as "nonRetail", x.sales_channel as "salesChannel",
      x.document_no as "documentNo", x.quantity::float8 as "quantityFraction",
      x.price_net as "salesPriceNet", x.price_gross as "salesPriceGross", s.currency,
      x.postal_code as "postalCode", n.name, n.phone, n.email, n.address, n.city,
      n.consent_version as consent, x.warranty_until::text as "warrantyUntil",
      ${instant('x.created_at')} as "createdAt", ${instant('x.changed_at')} as "changedAt",
      u.username as "changedBy"
    from retail_sale x join sales_org s on s.sorg = x.sorg
    left join retail_sale_consumer n on n.sorg = x.sorg and n.sale_id = x.id
    left join app_user u on u.id = x.user_id
    where x.batch = ${batch} order by x.sorg, x.id collate "C"`.execute(tx);
  return rows;
}

/** The further numbers of the sales of a batch. */
export async function serialRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select s.precision, n.sorg, n.sale_id as "saleId", n.kind, n.value
    from retail_sale x join retail_sale_serial n on n.sorg = x.sorg and n.sale_id = x.id
    join sales_org s on s.sorg = x.sorg
    where x.batch = ${batch}
    order by n.sorg, n.sale_id collate "C", n.kind collate "C", n.normal`.execute(tx);
  return rows;
}

/** A sale that was changed since is counted in its newest batch only. */
export async function countSales(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from retail_sale x where x.batch = b.id) as sales
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
