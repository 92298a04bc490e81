import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export const sorg = '2000';
/** Articles that exist for the simulation only, with dealer prices in cents. */
export const articles = {
  'S-1': 1000,
  'S-2': 2500,
  'S-3': 999,
  'S-4': 12_000,
  'S-5': 50,
} as const;
/** The possible shipping prices, in cents; the first is the initial one. */
export const freights = [1250, 1500];
export const scarceStock = 30;
export const plentyStock = 1_000_000;

/** Adds what all seeds share: articles, prices and stock. */
export async function addArticles(db: Db): Promise<void> {
  for (const [code, dealer] of Object.entries(articles)) {
    await db
      .insertInto('article')
      .values({
        sorg,
        code,
        code_display: code,
        group_id: 'chain-11',
        name: `Simulated ${code}`,
        category: 'PAA',
        brand: 'Simu',
        merchandise_category: 'CHN',
        uom: 'PCS',
        retail_price: 20_000,
        order_quota: code === 'S-5' ? 5 : null,
      })
      .execute();
    for (const price_list of ['A', 'B'])
      await db.insertInto('price').values({ sorg, price_list, article: code, dealer }).execute();
    await db
      .insertInto('stock')
      .values({ sorg, warehouse: 'W1', article: code, qty: stockOf(code) })
      .execute();
  }
  await sql`update customer set credit_limit = 900000000000 where sorg = ${sorg}`.execute(db);
}

function stockOf(code: string): number {
  return code === 'S-4' ? scarceStock : plentyStock;
}

/** Everything that came from devices is gone and articles are as at the beginning. */
export async function resetDatabase(db: Db): Promise<void> {
  await sql`do $$ begin
    update stock set reserved = 0 where reserved > 0;
    delete from cart_line;
    delete from processed_operation;
    delete from "order";
    delete from order_list;
    delete from article_alias;
    delete from customer_feedback;
    delete from notification;
  end $$`.execute(db);
  await setFreight(db, freights[0] ?? 0);
  for (const [code, dealer] of Object.entries(articles)) {
    await setPrice(db, code, dealer);
    await setStock(db, code, stockOf(code));
    await setBlocked(db, code, false);
    await setReplaced(db, code, null);
  }
}

export async function setFreight(db: Db, price: number): Promise<void> {
  await sql`update shipment_rate set price = ${price}
    where sorg = ${sorg} and id = 'STD' and price <> ${price}`.execute(db);
}

/** @param by the article that takes its place from now on; null: it is sold itself */
export async function setReplaced(db: Db, article: string, by: string | null): Promise<void> {
  await sql`update article set active = ${by === null}, replaced_by = ${by}
    where sorg = ${sorg} and code = ${article} and replaced_by is distinct from ${by}`.execute(db);
}

/** An article of the simulation as it is. */
export interface ArticleFacts {
  article: string;
  /** Cents. */
  price: number;
  /** The pieces that are not reserved by an order. */
  free: number;
  blocked: boolean;
}

export async function articleFacts(db: Db): Promise<Map<string, ArticleFacts>> {
  const { rows } = await sql<ArticleFacts>`
    select a.code as article, p.dealer as price, s.qty - s.reserved as free,
      a.order_blocked or not a.active as blocked
    from article a
    join price p on p.sorg = a.sorg and p.article = a.code and p.price_list = 'A'
    join stock s on s.sorg = a.sorg and s.article = a.code
    where a.sorg = ${sorg} and a.code like 'S-%'`.execute(db);
  return new Map(rows.map((row) => [row.article, row]));
}

/** Returns the shipping price of an order, in cents. */
export async function freightOfOrder(db: Db, orderNo: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('order')
    .select('shipment_price')
    .where('sorg', '=', sorg)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return row?.shipment_price;
}

export async function setPrice(db: Db, article: string, dealer: number): Promise<void> {
  await sql`update price set dealer = ${dealer}
    where sorg = ${sorg} and article = ${article} and dealer <> ${dealer}`.execute(db);
}

/** @param free the pieces that are not reserved by an order */
export async function setStock(db: Db, article: string, free: number): Promise<void> {
  await sql`update stock set qty = reserved + ${free}
    where sorg = ${sorg} and article = ${article}`.execute(db);
}

export async function setBlocked(db: Db, article: string, blocked: boolean): Promise<void> {
  await sql`update article set order_blocked = ${blocked}
    where sorg = ${sorg} and code = ${article} and order_blocked <> ${blocked}`.execute(db);
}

export interface OrderLineRow {
  userId: number;
  customer: string;
  orderNo: string;
  article: string;
  qty: number;
  subtotal: number;
}

/** Reads the server's final state. */
export async function finalState(db: Db) {
  const carts = await db
    .selectFrom('cart_line')
    .select(['user_id as userId', 'customer', 'article', 'qty'])
    .orderBy('user_id')
    .orderBy('customer')
    .orderBy('article')
    .execute();
  const lines: OrderLineRow[] = await db
    .selectFrom('order_line as l')
    .innerJoin('order as o', (on) =>
      on.onRef('o.sorg', '=', 'l.sorg').onRef('o.order_no', '=', 'l.order_no'),
    )
    .select(['o.user_id as userId', 'o.customer', 'o.order_no as orderNo'])
    .select(['l.article', 'l.qty', 'l.subtotal'])
    .orderBy('o.order_no')
    .orderBy('l.article')
    .$castTo<OrderLineRow>()
    .execute();
  const feedback = await db
    .selectFrom('customer_feedback')
    .select(['user_id as userId', 'message'])
    .execute();
  const lists = await db
    .selectFrom('order_list as t')
    .leftJoin('order_list_line as l', 'l.list', 't.id')
    .select(['t.id', 't.user_id as userId', 't.customer', 't.name', 'l.article', 'l.qty'])
    .orderBy('t.id')
    .orderBy('l.article')
    .execute();
  const oversold = await db
    .selectFrom('stock')
    .select(['article', 'qty', 'reserved'])
    .where('sorg', '=', sorg)
    .whereRef('reserved', '>', 'qty')
    .where('article', 'like', 'S-%')
    .execute();
  const aliases = await db
    .selectFrom('article_alias')
    .select(['customer', 'alias', 'article'])
    .where('sorg', '=', sorg)
    .execute();
  return { carts, lines, feedback, lists, aliases, oversold };
}

export type FinalState = Awaited<ReturnType<typeof finalState>>;

/** Adds so many articles for a cart of that many lines. */
export async function addBenchArticles(db: Db, count: number): Promise<void> {
  await sql`insert into article (sorg, code, code_display, group_id, name, category, brand,
      merchandise_category, uom, retail_price)
    select ${sorg}, 'L-' || n, 'L-' || n, 'chain-11', 'Bench ' || n, 'PAA', 'Kette', 'CHN', 'PCS', 100
    from generate_series(0, ${count}::int - 1) as n`.execute(db);
  await sql`insert into price (sorg, price_list, article, dealer)
    select ${sorg}, list, 'L-' || n, 100
    from generate_series(0, ${count}::int - 1) as n, unnest(array['A', 'B']) as list`.execute(db);
}
