import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { InvoiceDisputeInput } from '#server/graphql/generated/types.ts';
import type { DisputeStatus } from '#shared/invoices/dispute.rules.ts';
import { isItemVisible } from '../invoice-detail.store.ts';
import type { ItemKey } from '../item-id.rules.ts';

/** The part of an item that decides whether it can be disputed. Amounts are minor units. */
export interface DisputedItem {
  invoiceNo: string;
  /** The open amount. */
  accountingAmount: number;
  clearingDate: string | null;
}

/** Finds an item that the viewer may see. */
export async function findDisputedItem(
  db: Db,
  viewer: Viewer,
  key: ItemKey,
): Promise<DisputedItem | null> {
  const { rows } = await sql<DisputedItem>`
    select i.invoice_no as "invoiceNo", i.open_amount as "accountingAmount",
      i.clearing_date as "clearingDate"
    from invoice i
    where i.sorg = ${viewer.sorg} and i.company_code = ${key.company_code}
      and i.accounting_no = ${key.accounting_no} and i.fiscal_year = ${key.fiscal_year}
      and i.line_item = ${key.line_item} and ${isItemVisible(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a user until the transaction ends, so that the disputes of one user are opened one after the other. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await sql`select from app_user where id = ${userId} for no key update`.execute(tx);
}

/** Counts the disputes that a user has opened in the last hour. */
export async function countRecentDisputes(tx: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invoice_dispute
    where user_id = ${userId} and created_at > now() - interval '1 hour'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Stores an open dispute.
 * @param openedOn the present day in the sales organisation's time zone
 * @returns false when the item has a dispute that is not over
 */
export async function insertDispute(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  { id, reason, description, amount }: InvoiceDisputeInput,
  key: ItemKey,
  openedOn: string,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('invoice_dispute')
    .values({
      sorg,
      id,
      ...key,
      user_id: userId,
      reason,
      description,
      amount: amount ?? null,
      opened_on: openedOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Notes a state that a user has given to a dispute; the ERP gets it with the next batch. */
export async function addState(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  dispute: string,
  status: DisputeStatus,
): Promise<void> {
  await tx
    .insertInto('invoice_dispute_state')
    .values({ sorg, dispute, status, source: 'user', user_id: userId })
    .execute();
}

/** Withdraws a locked dispute. */
export async function withdrawDispute(
  tx: Db,
  viewer: Pick<Viewer, 'sorg' | 'userId'>,
  id: string,
): Promise<void> {
  await tx
    .updateTable('invoice_dispute')
    .set({ status: 'withdrawn' })
    .where('sorg', '=', viewer.sorg)
    .where('id', '=', id)
    .execute();
  await addState(tx, viewer, id, 'withdrawn');
}
