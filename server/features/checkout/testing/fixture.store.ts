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
  await app.db.deleteFrom('freight_benefit').execute();
  await app.db.deleteFrom('closed_day').execute();
  await app.db.deleteFrom('notification').execute();
  await app.db.updateTable('customer').set({ order_limit: null }).execute();
  await sql`update sales_org set next_order_no = 1`.execute(app.db);
  await credit(app, 1_000_000);
  await configure(app, {});
}

/** Does the same as startAfresh, with 150 pieces of P-1 at $20 in two warehouses. */
export async function startWithStock(app: TestApp): Promise<void> {
  await startAfresh(app);
  await setPrice(app, 'P-1', 2000);
  await setStock(app, 'P-1', 100);
  await setStock(app, 'P-1', 50, 'W2');
}

export async function credit(app: TestApp, limit: number | null): Promise<void> {
  await app.db
    .updateTable('customer')
    .set({ credit_limit: limit })
    .where('unified', '=', '0002000001')
    .execute();
}

/** Sets the credit of C2 that a company states. */
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

/** Sets the pieces of an article in a warehouse; nothing of them is reserved. */
export async function setStock(
  app: TestApp,
  article: string,
  qty: number,
  warehouse = 'W1',
): Promise<void> {
  await app.db
    .insertInto('stock')
    .values({ sorg: '2000', warehouse, article, qty })
    .onConflict((at) =>
      at.columns(['sorg', 'article', 'warehouse']).doUpdateSet({ qty, reserved: 0 }),
    )
    .execute();
}

/** When pieces of P-2 arrive; null for never. */
export async function setArrival(app: TestApp, date: string | null): Promise<void> {
  await app.db.deleteFrom('arrival').where('article', '=', 'P-2').execute();
  if (date === null) return;
  await app.db
    .insertInto('arrival')
    .values({ sorg: '2000', warehouse: 'W1', article: 'P-2', date, qty: 40 })
    .execute();
}

/** Changes an article of 2000. */
export async function setArticle(
  app: TestApp,
  code: string,
  change: Updateable<DB['article']>,
): Promise<void> {
  await app.db
    .updateTable('article')
    .set(change)
    .where('sorg', '=', '2000')
    .where('code', '=', code)
    .execute();
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

/** The highest value of one order of C1, minor units. */
export async function setOrderLimit(app: TestApp, order_limit: number | null): Promise<void> {
  await app.db
    .updateTable('customer')
    .set({ order_limit })
    .where('unified', '=', '0002000001')
    .execute();
}

/** Sets the price of a shipping method in 2000, minor units. */
export async function setRate(app: TestApp, id: string, price: number): Promise<void> {
  await app.db
    .updateTable('shipment_rate')
    .set({ price })
    .where('sorg', '=', '2000')
    .where('id', '=', id)
    .execute();
}

/** Sets the freight benefits in 2000, as area, pieces and amount. */
export async function setBenefits(
  app: TestApp,
  steps: [area: string, min_qty: number, amount: number][],
): Promise<void> {
  await app.db
    .insertInto('freight_benefit')
    .values(steps.map(([area, min_qty, amount]) => ({ sorg: '2000', area, min_qty, amount })))
    .execute();
}

/** Marks a day as closed. */
export async function closeDay(app: TestApp, date: string, sorg = '2000'): Promise<void> {
  await app.db.insertInto('closed_day').values({ sorg, date }).execute();
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
