import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import { disputeFiles } from '#shared/invoices/dispute.rules.ts';

/** Disputes of one batch; more make further ones. */
const mostDisputes = 500;

/** Puts states that users have made and the ERP does not know yet into a batch. @returns whether there were any */
export async function fillWithDisputes(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update invoice_dispute_state set batch = ${batch}
    where batch is null and source = 'user' and (sorg, dispute) in (
      select sorg, dispute from invoice_dispute_state where batch is null and source = 'user'
      group by sorg, dispute order by min(id) limit ${mostDisputes})`.execute(tx);
  return numAffectedRows > 0n;
}

/** The disputes of a batch, each with the newest state that is in it. */
export async function disputeRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select s.precision, d.sorg, d.id as "disputeId", d.company_code as "companyCode",
      d.accounting_no as "accountingNo", d.fiscal_year as "fiscalYear", d.line_item as "lineItem",
      i.invoice_no as "invoiceNo", i.payer, i.customer, t.status, d.reason, d.description, d.amount,
      s.currency, (select count(*)::int from stored_file f where f.sorg = d.sorg
        and f.purpose = ${disputeFiles.purpose} and f.owner_id = d.id) as files,
      d.opened_on::text as "openedOn", o.username as "openedBy", ${instant('t.at')} as "changedAt",
      u.username as "changedBy"
    from (select distinct on (sorg, dispute) * from invoice_dispute_state
      where batch = ${batch} order by sorg, dispute, id desc) t
    join invoice_dispute d on d.sorg = t.sorg and d.id = t.dispute
    join invoice i on i.sorg = d.sorg and i.company_code = d.company_code
      and i.accounting_no = d.accounting_no and i.fiscal_year = d.fiscal_year
      and i.line_item = d.line_item
    join sales_org s on s.sorg = d.sorg
    left join app_user o on o.id = d.user_id
    left join app_user u on u.id = t.user_id
    order by d.sorg, d.created_at, d.id`.execute(tx);
  return rows;
}

export async function countDisputes(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(distinct (t.sorg, t.dispute))::int from invoice_dispute_state t
      where t.batch = b.id) as disputes
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
