import type { Db } from '#server/db/database.ts';

/** Decimals of each sales organisation's currency. */
export async function precisions(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sales_org')
    .select(['sorg', 'precision'])
    .limit(10_000)
    .execute();
  return new Map(rows.map(({ sorg, precision }) => [sorg, precision]));
}
