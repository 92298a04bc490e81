import type { Db } from '#server/db/database.ts';

/** Returns those of the sales organisations that have prices. */
export async function pricedSorgs(db: Db, sorgs: readonly string[]): Promise<Set<string>> {
  if (sorgs.length === 0) return new Set();
  const rows = await db
    .selectFrom('sales_org as s')
    .select('s.sorg')
    .where('s.sorg', 'in', sorgs)
    .where((eb) =>
      eb.exists(eb.selectFrom('price as p').select('p.sorg').whereRef('p.sorg', '=', 's.sorg')),
    )
    .execute();
  return new Set(rows.map(({ sorg }) => sorg));
}
