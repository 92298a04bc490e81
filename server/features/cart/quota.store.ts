import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { CartOwner } from './cart.store.ts';

/** The customer whose orders count against a quota, and for a cart the other carts that count too. */
export interface QuotaHolder {
  sorg: string;
  customer: string;
  /** The user whose own cart does not count, since it is what is checked; null counts no carts. */
  cartOf: CartOwner['userId'] | null;
}

/**
 * How many pieces of articles a customer has by its portal orders, cancelled lines left out, and by the
 * carts of its other users (N057). Orders that came by a feed do not count: they have no user here.
 * @returns by article; those without any are missing
 */
export async function quotaTaken(
  db: Db,
  { sorg, customer, cartOf }: QuotaHolder,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ article: string; pieces: number }>`
    select article, sum(qty)::int as pieces from (
      select l.article, l.qty from order_line l
        join "order" o on o.sorg = l.sorg and o.order_no = l.order_no
        where l.sorg = ${sorg} and l.article = any(${codes}::text[]) and o.customer = ${customer}
          and o.user_id is not null and l.status <> 'Cancelled' and o.status <> 'Cancelled'
      union all
      select article, qty from cart_line
        where sorg = ${sorg} and customer = ${customer} and article = any(${codes}::text[])
          and user_id <> ${cartOf}::bigint
    ) taken
    group by article`.execute(db);
  return new Map(rows.map(({ article, pieces }) => [article, pieces]));
}

/**
 * Lets the carts of one customer take articles with a quota one after the other, until the transaction
 * ends: two users would otherwise both find the same pieces free. What is read by a later statement
 * counts. Orders need no such lock, since a checkout locks its customer before it reads.
 */
export async function lockQuota(
  tx: Db,
  { sorg, customer }: Pick<QuotaHolder, 'sorg' | 'customer'>,
): Promise<void> {
  const name = `quota ${sorg} ${customer}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
