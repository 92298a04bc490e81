import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { dealerPrice } from '#server/features/pricing/pricing.public.ts';

/** The owner of a cart: a user has one for each customer (N062). */
export interface CartOwner {
  sorg: string;
  userId: number;
  customer: string;
}

export interface CartRow {
  article: string;
  qty: number;
}

/** Most lines a cart holds. */
export const maxCartLines = 2000;

/** The lines of a cart in the order they were added, narrowed to articles or to one model. */
export async function cartRows(
  db: Db,
  owner: CartOwner,
  codes: readonly string[] | null,
  slug: string | null,
): Promise<CartRow[]> {
  let query = ownLines(db, owner).select(['line.article', 'line.qty']);
  if (codes) query = query.where(sql<boolean>`line.article = any(${storable(codes)}::text[])`);
  if (slug !== null)
    query = query.where((is) =>
      is(
        'line.article',
        'in',
        is
          .selectFrom('article')
          .innerJoin('product_group as model', (join) =>
            join
              .onRef('model.sorg', '=', 'article.sorg')
              .onRef('model.id', '=', 'article.group_id'),
          )
          .select('article.code')
          .where('model.sorg', '=', owner.sorg)
          .where('model.slug', '=', slug),
      ),
    );
  return await query.orderBy('line.added_at').orderBy('line.article').limit(maxCartLines).execute();
}

function ownLines(db: Db, owner: CartOwner) {
  return db
    .selectFrom('cart_line as line')
    .where('line.sorg', '=', owner.sorg)
    .where('line.user_id', '=', owner.userId)
    .where('line.customer', '=', owner.customer);
}

/** Returns the unreserved pieces of the articles, over all warehouses; articles without any are missing. */
export async function freePieces(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stock')
    .select('article')
    .select(sql<number>`sum(greatest(qty - reserved, 0))::int`.as('pieces'))
    .where('sorg', '=', sorg)
    .where(sql<boolean>`article = any(${codes}::text[])`)
    .groupBy('article')
    .execute();
  return new Map(rows.map(({ article, pieces }) => [article, pieces]));
}

/** Lets changes of one cart happen one after the other, until the transaction ends. */
export async function lockCart(tx: Db, owner: CartOwner): Promise<void> {
  const name = `cart ${owner.sorg} ${owner.userId} ${owner.customer}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * Sets quantities of at least 1; lines that are new come last, in the order given.
 * @returns how many lines the cart has then
 */
export async function saveCartLines(
  tx: Db,
  owner: CartOwner,
  lines: readonly CartRow[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const saved = lines.map(({ article, qty }, position) => ({ article, qty, position }));
  // Counts the cart as it was: the statement does not see its own new lines.
  const { rows } = await sql<{ lines: number }>`
    with saved as (
      insert into cart_line (sorg, user_id, customer, article, qty, added_at)
      select ${owner.sorg}::text, ${owner.userId}::bigint, ${owner.customer}::text, line.article,
        line.qty, clock_timestamp() + line.position * interval '1 microsecond'
      from json_to_recordset(${JSON.stringify(saved)}::json)
        as line (article text, qty integer, position integer)
      on conflict (sorg, user_id, customer, article) do update set qty = excluded.qty
      returning xmax = 0 as fresh
    )
    select (select count(*) from cart_line where sorg = ${owner.sorg}
      and user_id = ${owner.userId} and customer = ${owner.customer})
      + (select count(*) from saved where fresh) as lines`.execute(tx);
  return rows[0]?.lines ?? 0;
}

export async function removeCartLines(
  tx: Db,
  owner: CartOwner,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .deleteFrom('cart_line')
    .where('sorg', '=', owner.sorg)
    .where('user_id', '=', owner.userId)
    .where('customer', '=', owner.customer)
    .where(sql<boolean>`article = any(${storable(codes)}::text[])`)
    .execute();
}

/** PostgreSQL refuses texts with a null character; no code holds one. */
function storable(codes: readonly string[]): string[] {
  return codes.filter((code) => !code.includes('\0'));
}

/** Reads the facts of articles that ordering needs, active or not, with the customer's prices. */
export async function articleRows(
  db: Db,
  sorg: string,
  customer: string,
  codes: readonly string[],
) {
  return await db
    .selectFrom('article')
    .select([
      'code',
      'name',
      'uom',
      'order_quota',
      'active',
      'order_blocked',
      'brand',
      'category',
      'merchandise_category',
    ])
    .select([
      dealerPrice(sorg, customer).as('dealer'),
      sql<string | null>`available_for_order_at::text`.as('available_for_order_at'),
      sql<string | null>`(select next.code from article next
        where next.sorg = article.sorg and next.code = article.replaced_by and next.active)`.as(
        'replaced_by',
      ),
    ])
    .where('sorg', '=', sorg)
    .where(sql<boolean>`code = any(${storable(codes)}::text[])`)
    .execute();
}
