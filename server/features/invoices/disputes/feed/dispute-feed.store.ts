import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';
import type { DisputeStatus } from '#shared/invoices/dispute.rules.ts';

const itemTypes = {
  place: 'int4',
  sorg: 'text',
  id: 'text',
  company_code: 'text',
  accounting_no: 'text',
  fiscal_year: 'int4',
  line_item: 'text',
};

/** The item and the dispute that a row of invoice_disputes.csv names, as they are in the database. */
export interface KnownDispute {
  /** The amount of the item, minor units and signed; null when there is no such item. */
  itemAmount: number | null;
  /** The state of the dispute; null for a new one. */
  status: DisputeStatus | null;
  /** Whether it was opened in the portal. */
  isFromPortal: boolean;
  /** Another dispute of the item that is not over. */
  other: string | null;
}

/** Finds the items and disputes of some rows, in the order of the rows. */
export async function findKnownDisputes(
  db: Db,
  named: readonly Row[],
): Promise<(KnownDispute | undefined)[]> {
  const { rows } = await sql<KnownDispute & { place: number }>`
    select r.place, i.accounting_amount as "itemAmount", d.status, o.id as other,
      exists (select from invoice_dispute_state t where t.sorg = r.sorg and t.dispute = r.id
        and t.status = 'open' and t.source = 'user') as "isFromPortal"
    from ${records(
      named.map((row, place) => ({ ...row, place })),
      itemTypes,
    )}
    left join invoice i on i.sorg = r.sorg and i.company_code = r.company_code
      and i.accounting_no = r.accounting_no and i.fiscal_year = r.fiscal_year
      and i.line_item = r.line_item
    left join invoice_dispute d on d.sorg = r.sorg and d.id = r.id
    left join invoice_dispute o on o.sorg = i.sorg and o.company_code = i.company_code
      and o.accounting_no = i.accounting_no and o.fiscal_year = i.fiscal_year
      and o.line_item = i.line_item and o.status in ('open', 'accepted') and o.id <> r.id
    order by r.place`.execute(db);
  return rows;
}

/** Notes that disputes from the feed are open, each once; the ERP knows that already. */
export async function noteOpenedDisputes(db: Db, opened: readonly Row[]): Promise<void> {
  await sql`
    insert into invoice_dispute_state (sorg, dispute, status, source)
    select r.sorg, r.id, 'open', 'feed' from ${records(opened, { sorg: 'text', id: 'text' })}
    where not exists (select from invoice_dispute_state t
      where t.sorg = r.sorg and t.dispute = r.id)`.execute(db);
}

/** Finds those of some disputes that exist, each as `<sorg> <id>`. */
export async function findDisputeIds(db: Db, named: readonly Row[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', d.sorg, d.id) as key
    from ${records(named, { sorg: 'text', dispute_id: 'text' })}
    join invoice_dispute d on d.sorg = r.sorg and d.id = r.dispute_id`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

const resultTypes = {
  sorg: 'text',
  dispute_id: 'text',
  status: 'text',
  note: 'text',
  decided_on: 'date',
};

/** Applies the distributor's decisions to open disputes, and settles accepted ones. */
export async function applyDecisions(db: Db, decisions: readonly Row[]): Promise<void> {
  await sql`
    with moved as (
      update invoice_dispute d set status = r.status from ${records(decisions, resultTypes)}
      where d.sorg = r.sorg and d.id = r.dispute_id
        and (d.status = 'open' or (d.status = 'accepted' and r.status = 'settled'))
      returning d.sorg, d.id, r.status, r.note, r.decided_on
    )
    insert into invoice_dispute_state (sorg, dispute, status, source, note, decided_on)
    select sorg, id, status, 'feed', note, decided_on from moved`.execute(db);
}
