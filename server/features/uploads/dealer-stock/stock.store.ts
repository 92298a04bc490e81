import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { RecordValues } from '#server/lib/upload-history.store.ts';

interface Owner {
  sorg: string;
  customer: string;
  userId: number;
}

/** Lets changes of a customer's stock happen one after the other. */
export async function lockStock(tx: Db, { sorg, customer }: Owner): Promise<void> {
  const name = `dealer stock ${sorg} ${customer}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The quantities that a customer has of articles; those that are not known are left out. */
export async function findStock(
  db: Db,
  { sorg, customer }: Owner,
  articles: readonly string[],
): Promise<Map<string, RecordValues>> {
  const { rows } = await sql<{ article: string; qty: string }>`
    select article, qty::text as qty from dealer_stock
    where sorg = ${sorg} and customer = ${customer} and article = any(${articles}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ article, qty }) => [article, { qty }]));
}

/** Sets the quantities of articles; the next batch has them. */
export async function setStock(
  tx: Db,
  { sorg, customer, userId }: Owner,
  stock: readonly { article: string; qty: number }[],
): Promise<void> {
  await sql`
    insert into dealer_stock (sorg, customer, article, qty, changed_by)
    select ${sorg}::text, ${customer}::text, n.article, n.qty, ${userId}::bigint
    from json_to_recordset(${JSON.stringify(stock)}::json) as n (article text, qty integer)
    on conflict (sorg, customer, article) do update
      set qty = excluded.qty, changed_at = now(), changed_by = excluded.changed_by, batch = null`.execute(
    tx,
  );
}

/** Forgets the quantities that a customer has of articles. */
export async function dropStock(
  tx: Db,
  { sorg, customer }: Owner,
  articles: readonly string[],
): Promise<void> {
  await sql`
    delete from dealer_stock
    where sorg = ${sorg} and customer = ${customer} and article = any(${articles}::text[])`.execute(
    tx,
  );
}
