import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';

/** Requests of one batch; more make further ones. */
const mostRequests = 500;

/** Puts states that the ERP does not know yet into a batch. @returns whether there were any */
export async function fillWithStates(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update payment_request_state set batch = ${batch}
    where batch is null and external_id in (
      select external_id from payment_request_state where batch is null
      group by external_id order by min(id) limit ${mostRequests})`.execute(tx);
  return numAffectedRows > 0n;
}

/** The requests of a batch, each with the newest state that is in it. */
export async function requestRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select s.precision, r.sorg, r.external_id as "externalId", r.payer,
      r.payer_name as "payerName", r.merchant, r.method as "paymentId", r.method_type as method,
      r.is_partial as partial, r.amount, r.currency, r.method_discount as "methodDiscount",
      t.status, r.gateway_reference as "gatewayReference", ${instant('r.created_at')} as "createdAt",
      u.username as "createdBy", t.reason, ${instant('t.at')} as "changedAt"
    from (select distinct on (external_id) * from payment_request_state
      where batch = ${batch} order by external_id, id desc) t
    join payment_request r on r.external_id = t.external_id
    join sales_org s on s.sorg = r.sorg
    left join app_user u on u.id = r.user_id
    order by r.sorg, r.external_id collate "C"`.execute(tx);
  return rows;
}

/** The items that the requests of a batch cover. */
export async function itemRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select s.precision, i.sorg, i.external_id as "externalId", i.company_code as "companyCode",
      i.accounting_no as "accountingNo", i.fiscal_year as "fiscalYear", i.line_item as "lineItem",
      i.invoice_no as "invoiceNo", i.amount, i.discount_taken as "discountTaken",
      i.freight_allowance_taken as "freightAllowanceTaken"
    from payment_request_item i join sales_org s on s.sorg = i.sorg
    where i.external_id in (select external_id from payment_request_state where batch = ${batch})
    order by i.sorg, i.external_id collate "C", i.company_code, i.accounting_no collate "C",
      i.fiscal_year, i.line_item collate "C"`.execute(tx);
  return rows;
}

export async function countRequests(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(distinct t.external_id)::int from payment_request_state t
      where t.batch = b.id) as requests
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
