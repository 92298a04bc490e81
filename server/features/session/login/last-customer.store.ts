import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { CustomerCode, Viewer } from '#server/graphql/context.ts';

/** Remembers whom a user acts for, so that the next login begins with them. */
export async function keepLastCustomer(
  db: Db,
  { userId, sorg }: Viewer,
  customer: string,
): Promise<void> {
  const chosen = { customer, chosen_at: sql<Date>`now()` };
  await db
    .insertInto('last_customer')
    .values({ user_id: userId, sorg, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'sorg']).doUpdateSet(chosen))
    .execute();
}

/**
 * The customer a login begins with: the last one chosen where the viewer may still act for it, else the
 * only one; null when there are none or several.
 */
export async function firstCustomer(db: Db, viewer: Viewer): Promise<CustomerCode | null> {
  const [first, second] = await db
    .selectFrom('customer as c')
    .leftJoin('last_customer as l', (join) =>
      join
        .on('l.user_id', '=', viewer.userId)
        .onRef('l.sorg', '=', 'c.sorg')
        .onRef('l.customer', '=', 'c.unified'),
    )
    .select(['c.unified', 'c.r3', 'c.isr', 'l.customer as last'])
    .where('c.sorg', '=', viewer.sorg)
    .where(customerFence(viewer))
    .orderBy('l.customer', (order) => order.asc().nullsLast())
    .limit(2)
    .execute();
  if (!first || (second && first.last === null)) return null;
  const { unified, r3, isr } = first;
  return { unified, r3, isr };
}
