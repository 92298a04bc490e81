import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

/** An entry that staff must look at. */
export interface EntryRow {
  id: number;
  booked_on: string;
  amount: number;
  currency: string;
  payer_name: string;
  account: string;
  remittance: string;
  reason: string | null;
  external_id: string | null;
}

const list: ListDefinition<object, 'bookedOn'> = {
  from: sql`bank_entry b`,
  key: { id: { column: sql`b.id`, type: 'bigint' } },
  columns: { bookedOn: sql`b.booked_on` },
  order: [{ by: 'bookedOn', order: 'ASC' }],
  search: (pattern) => sql`b.payer_name ilike ${pattern} or b.remittance ilike ${pattern}
    or b.external_id ilike ${pattern}`,
  filters: {},
};

/**
 * Returns whether the viewer sees bank entries. The customer behind an entry is unknown, so the viewer must
 * be allowed to see all customers of the sales organisation.
 */
export const seesBankEntries = ({ sorg, areas }: Viewer): boolean =>
  areas.some((area) => area.sorg === sorg && /^(all|audit)$/.test(area.limitation));

/** Returns the undecided entries of the viewer's sales organisation, the oldest first. */
export function entryPage(
  db: Db,
  viewer: Viewer,
  asked: { search: readonly string[]; page: Page },
): Promise<{ rows: EntryRow[]; count: number }> {
  const fence = sql<boolean>`b.sorg = ${viewer.sorg} and b.outcome = 'listed'
    and ${seesBankEntries(viewer)}::boolean`;
  return listQuery(
    db,
    list,
    { ...asked, fence, filter: {} },
    {
      select: sql`b.id, b.booked_on, b.amount, b.currency, b.payer_name, b.account, b.remittance,
      b.reason, b.external_id`,
      join: sql`join bank_entry b on b.id = p.id`,
    },
  );
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
  { externalId, userId }: { externalId: string | null; userId: number },
): Promise<void> {
  await tx
    .updateTable('bank_entry')
    .set({
      ...{ outcome: externalId ? 'settled' : 'dismissed', decided_by: userId },
      ...{ decided_at: new Date(), ...(externalId && { external_id: externalId }) },
    })
    .where('id', '=', id)
    .execute();
}
