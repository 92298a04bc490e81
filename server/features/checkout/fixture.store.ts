import { sql, type Updateable } from 'kysely';
import type { DB } from '#server/db/generated/tables.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import type { TestApp } from '#server/testing/app.ts';

/** Gives the host `localhost` these settings and no others. */
export async function configure(app: TestApp, settings: object): Promise<void> {
  await app.db
    .updateTable('host')
    .set({ config: JSON.stringify(settings) })
    .where('host', '=', 'localhost')
    .execute();
  forgetHosts(app.db);
}

/** Forgets all orders, carts and reservations, and gives C1 its credit back. */
export async function startAfresh(app: TestApp): Promise<void> {
  await app.db.deleteFrom('order').execute();
  await app.db.deleteFrom('cart_line').execute();
  await app.db.updateTable('stock').set({ reserved: 0 }).execute();
  await sql`update sales_org set next_order_no = 1`.execute(app.db);
  await credit(app, 1_000_000);
  await configure(app, {});
}

export async function credit(app: TestApp, limit: number | null): Promise<void> {
  await app.db
    .updateTable('customer')
    .set({ credit_limit: limit })
    .where('unified', '=', '0002000001')
    .execute();
}

/** What a company states about C2 from now on. */
export async function stateCredit(
  app: TestApp,
  company: string,
  credit: Updateable<DB['credit']>,
): Promise<void> {
  await app.db
    .updateTable('credit')
    .set(credit)
    .where('customer', '=', '0002000002')
    .where('company_code', '=', company)
    .execute();
}

/** Sets the price of an article on the price list of C1, minor units. */
export async function setPrice(app: TestApp, article: string, dealer: number): Promise<void> {
  await app.db
    .updateTable('price')
    .set({ dealer })
    .where('sorg', '=', '2000')
    .where('price_list', '=', 'A')
    .where('article', '=', article)
    .execute();
}

/** What is reserved of an article, by warehouse. */
export async function reserved(app: TestApp, article: string): Promise<number[]> {
  const rows = await app.db
    .selectFrom('stock')
    .select('reserved')
    .where('sorg', '=', '2000')
    .where('article', '=', article)
    .orderBy('warehouse')
    .execute();
  return rows.map((row) => row.reserved);
}
