import type { Db } from '#server/db/database.ts';

/** Stores an event of a provider once. @returns false when it is already stored */
export async function insertEvent(
  tx: Db,
  event: { gateway: string; id: string; status: string },
): Promise<boolean> {
  const isNew = await tx
    .insertInto('payment_event')
    .values({ ...event, outcome: 'unknown' })
    .onConflict((conflict) => conflict.columns(['gateway', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return isNew !== undefined;
}

export async function storeOutcome(
  tx: Db,
  { gateway, id }: { gateway: string; id: string },
  outcome: { externalId: string | null; outcome: string },
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ external_id: outcome.externalId, outcome: outcome.outcome })
    .where('gateway', '=', gateway)
    .where('id', '=', id)
    .execute();
}
