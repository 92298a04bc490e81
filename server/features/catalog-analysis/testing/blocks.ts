import type { Db } from '#server/db/database.ts';

/** Blocks something for a customer, or with an empty one for everybody, in 2000. */
export async function block(
  db: Db,
  customer: string,
  kind: 'hierarchy' | 'brand' | 'category' | 'sorg',
  value: string,
  description: string,
): Promise<void> {
  await db
    .insertInto('order_block')
    .values({ sorg: '2000', customer, kind, value, description })
    .execute();
}

/** Takes away what the tests of the feature have added. */
export async function startAfresh(db: Db): Promise<void> {
  await db.deleteFrom('order_block').execute();
  await db.deleteFrom('order').execute();
  await db.updateTable('article').set({ available_for_order_at: null }).execute();
}
