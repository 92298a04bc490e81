import { sql } from 'kysely';
import type { TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

/** Forgets all orders, carts and reservations, and gives C1 its credit back. */
export async function startAfresh(app: TestApp): Promise<void> {
  await app.db.deleteFrom('order').execute();
  await app.db.deleteFrom('cart_line').execute();
  await app.db.updateTable('stock').set({ reserved: 0 }).execute();
  await app.db.deleteFrom('freight_benefit').execute();
  await app.db.deleteFrom('closed_day').execute();
  await app.db.deleteFrom('notification').execute();
  await app.db.updateTable('customer').set({ order_limit: null }).execute();
  await sql`update sales_org set next_order_no = 1`.execute(app.db);
  await given(app).customer({ creditLimit: 1_000_000 });
  await given(app).hostSettings({});
}

/** Does the same as startAfresh, with 150 pieces of P-1 at $20 in two warehouses. */
export async function startWithStock(app: TestApp): Promise<void> {
  await startAfresh(app);
  const { price, stock } = given(app);
  await price({ article: 'P-1', dealer: 2000 });
  await stock({ article: 'P-1', qty: 100 });
  await stock({ article: 'P-1', qty: 50, warehouse: 'W2' });
}

/** Returns the reserved pieces of an article, by warehouse. */
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

/** Takes an article of 2000 out of the database, as if it had never been there. */
export async function deleteArticle(app: TestApp, code: string): Promise<void> {
  await app.db.deleteFrom('price').where('article', '=', code).execute();
  await app.db.deleteFrom('stock').where('article', '=', code).execute();
  await app.db.deleteFrom('article').where('code', '=', code).execute();
}

/** So many articles, … that C1 may buy at 1.00, ten of each in stock. */
export async function addArticles(app: TestApp, count: number): Promise<void> {
  await sql`insert into article (sorg, code, code_display, group_id, name, category, brand,
    merchandise_category, uom)
    select '2000', 'X-' || n, 'X-' || n, 'misc', 'Bulk', 'PAA', 'Alto', 'MSC', 'PCS'
    from generate_series(1, ${count}::int) n`.execute(app.db);
  await sql`insert into price (sorg, price_list, article, dealer)
    select '2000', 'A', 'X-' || n, 100 from generate_series(1, ${count}::int) n`.execute(app.db);
  await sql`insert into stock (sorg, warehouse, article, qty)
    select '2000', 'W1', 'X-' || n, 10 from generate_series(1, ${count}::int) n`.execute(app.db);
}

/** Returns the notifications about orders, oldest first. */
export async function orderNews(app: TestApp) {
  return await app.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.username', 'n.customer', 'n.data'])
    .where('n.kind', '=', 'order')
    .orderBy('n.id')
    .execute();
}

/** Gives 3000 a way of shipping and a way to pay of its own. */
export async function addGermanTerms(app: TestApp): Promise<void> {
  await app.db
    .insertInto('shipment_rate')
    .values({ sorg: '3000', id: 'SPED', name: 'Spedition', price: 1, free_from: null, days: 1 })
    .execute();
  await app.db
    .insertInto('payment_method')
    .values({ sorg: '3000', id: 'SEPA', type: 'SEPA', description: 'SEPA', module: 'order' })
    .execute();
}
