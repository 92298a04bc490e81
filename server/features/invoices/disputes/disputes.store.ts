import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { filesColumn } from '#server/files/stored/stored-files.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { InvoiceDisputeState, StoredFile } from '#server/graphql/generated/types.ts';
import {
  type DisputeReason,
  type DisputeStatus,
  disputeFiles,
} from '#shared/invoices/dispute.rules.ts';
import { isItemVisible } from '../invoice-detail.store.ts';
import type { ItemKey } from '../item-id.rules.ts';

/** A dispute of an item. Amounts are minor units, days YYYY-MM-DD. */
export interface DisputeRow extends ItemKey {
  id: string;
  user_id: number | null;
  reason: DisputeReason;
  description: string;
  amount: number | null;
  status: DisputeStatus;
  opened_on: string;
}

const columns = sql`d.id, d.company_code, d.accounting_no, d.fiscal_year, d.line_item, d.user_id,
  d.reason, d.description, d.amount, d.status, d.opened_on`;

const withItem = sql`invoice_dispute d join invoice i on i.sorg = d.sorg
  and i.company_code = d.company_code and i.accounting_no = d.accounting_no
  and i.fiscal_year = d.fiscal_year and i.line_item = d.line_item`;

/** A dispute with what the page of its invoice shows of it. */
export interface WholeDisputeRow extends DisputeRow {
  files: StoredFile[];
  /** Its states, oldest first. */
  history: InvoiceDisputeState[];
}

/** More disputes than an invoice has. */
const mostDisputes = 200;

/** The disputes of the items of an invoice that the viewer may see, newest first. */
export async function disputesOfInvoice(
  db: Db,
  viewer: Viewer,
  invoiceNo: string,
): Promise<WholeDisputeRow[]> {
  const { rows } = await sql<WholeDisputeRow>`
    select ${columns}, ${filesColumn(disputeFiles.purpose, sql`d.sorg`, sql`d.id`)} as files,
      (select json_agg(json_build_object('status', t.status, 'at', t.at, 'by', u.name,
          'note', t.note, 'decidedOn', t.decided_on) order by t.id)
        from invoice_dispute_state t left join app_user u on u.id = t.user_id
        where t.sorg = d.sorg and t.dispute = d.id) as history
    from ${withItem}
    where i.sorg = ${viewer.sorg} and i.invoice_no = ${invoiceNo} and ${isItemVisible(viewer)}
    order by d.created_at desc, d.id limit ${mostDisputes}`.execute(db);
  return rows;
}

async function find(
  db: Db,
  condition: RawBuilder<SqlBool>,
  lock: RawBuilder<unknown> = sql``,
): Promise<DisputeRow | null> {
  const { rows } = await sql<DisputeRow>`
    select ${columns} from ${withItem} where ${condition} ${lock}`.execute(db);
  return rows[0] ?? null;
}

/** Finds a dispute of a sales organisation without the viewer's fence. */
export const findDispute = (db: Db, sorg: string, id: string): Promise<DisputeRow | null> =>
  find(db, sql<SqlBool>`d.sorg = ${sorg} and d.id = ${id}`);

/** The condition that a dispute has this id and is of an item that the viewer may see. */
const isVisible = (viewer: Viewer, id: string) =>
  sql<SqlBool>`d.sorg = ${viewer.sorg} and d.id = ${id} and ${isItemVisible(viewer)}`;

/** Locks a dispute until the transaction ends; null for one of an item that the viewer may not see. */
export const lockDispute = (tx: Db, viewer: Viewer, id: string): Promise<DisputeRow | null> =>
  find(tx, isVisible(viewer, id), sql`for update of d`);

/** Whether the viewer may see a dispute and its files. */
export async function isDisputeVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  return (await find(db, isVisible(viewer, id))) !== null;
}
