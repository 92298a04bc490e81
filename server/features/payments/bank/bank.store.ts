import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { BankEntryState } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

/** An entry of a bank statement as staff see it. */
export interface EntryRow {
  id: number;
  bookedOn: string;
  amount: number;
  currency: string;
  payerName: string;
  account: string;
  remittance: string;
  state: BankEntryState;
  reason: string | null;
  externalId: string | null;
  note: string;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const list: ListDefinition<{ state: BankEntryState }, 'bookedOn'> = {
  from: sql`bank_entry b`,
  key: { id: { column: sql`b.id`, type: 'bigint' } },
  columns: { bookedOn: sql`b.booked_on` },
  order: [{ by: 'bookedOn', order: 'ASC' }],
  search: (
    pattern,
  ) => sql`search_text(b.payer_name) like ${pattern} or search_text(b.remittance) like ${pattern}
    or search_text(b.external_id) like ${pattern}`,
  filters: { state: (state) => sql`b.outcome = ${state}` },
};

/**
 * Returns whether the viewer sees bank entries. The customer behind an entry is unknown, so the viewer must
 * be allowed to see all customers of the sales organisation.
 */
export const seesBankEntries = ({ sorg, areas }: Viewer): boolean =>
  areas.some((area) => area.sorg === sorg && /^(all|audit)$/.test(area.limitation));

/** Returns the entries of the viewer's sales organisation in a state, the oldest first. */
export function entryPage(
  db: Db,
  viewer: Viewer,
  { state, ...asked }: { search: readonly string[]; state: BankEntryState; page: Page },
): Promise<{ rows: EntryRow[]; count: number }> {
  const fence = sql<boolean>`b.sorg = ${viewer.sorg} and ${seesBankEntries(viewer)}::boolean`;
  const request = { ...asked, fence, filter: { state } };
  return listQuery(db, list, request, {
    select: sql`b.id, b.booked_on as "bookedOn", b.amount, b.currency, b.payer_name as "payerName",
      b.account, b.remittance, b.outcome as state, b.reason, b.external_id as "externalId",
      b.note, u.name as "decidedBy", b.decided_at as "decidedAt"`,
    join: sql`join bank_entry b on b.id = p.id left join app_user u on u.id = b.decided_by`,
  });
}

/** Locks an undecided entry; null when there is none. */
export async function lockEntry(
  tx: Db,
  sorg: string,
  id: number,
): Promise<{ id: number; amount: number; currency: string } | null> {
  const row = await tx
    .selectFrom('bank_entry')
    .select(['id', 'amount', 'currency'])
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .where('outcome', '=', 'listed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function decideEntry(
  tx: Db,
  id: number,
  { externalId, userId, note }: { externalId: string | null; userId: number; note: string },
): Promise<void> {
  await tx
    .updateTable('bank_entry')
    .set({
      outcome: externalId ? 'settled' : 'dismissed',
      decided_by: userId,
      note,
      decided_at: new Date(),
      ...(externalId && { external_id: externalId }),
    })
    .where('id', '=', id)
    .execute();
}
