import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Gives every article more stock than a test orders. */
export async function stockForAll(db: Db): Promise<void> {
  await sql`update stock set qty = 100000`.execute(db);
}

export interface KeptOrders {
  /** Order numbers by the idempotency key they were placed under. */
  keys: Map<string, string>;
  /** The numbers of all orders, sorted, and of those whose mail is still to be sent. */
  orders: string[];
  mails: string[];
  /** Pieces reserved, and pieces ordered. */
  reserved: number;
  pieces: number;
}

/** Reads the orders of a database and all data written with them. */
export async function keptOrders(db: Db): Promise<KeptOrders> {
  const { rows: keys } = await sql<{ key: string; order: string }>`
    select key, answer #>> '{orderNos,0}' as order from processed_operation`.execute(db);
  const { rows: orders } = await sql<{ no: string }>`
    select order_no as no from "order" order by order_no`.execute(db);
  const { rows: sums } = await sql<{ reserved: number; pieces: number }>`
    select (select sum(reserved) from stock)::int as reserved,
      (select sum(qty) from order_line)::int as pieces`.execute(db);
  const { rows: mails } = await sql<{ no: string }>`
    select jsonb_array_elements_text(data -> 'orderNos') as no from pgboss.job
    where name = 'order-mail' order by no`.execute(db);
  return {
    keys: new Map(keys.map(({ key, order }) => [key, order])),
    orders: orders.map(({ no }) => no),
    mails: mails.map(({ no }) => no),
    reserved: sums[0]?.reserved ?? 0,
    pieces: sums[0]?.pieces ?? 0,
  };
}

/** Gives an article another name. */
export async function nameArticle(db: Db, code: string, name: string): Promise<void> {
  await sql`update article set name = ${name} where code = ${code}`.execute(db);
}
