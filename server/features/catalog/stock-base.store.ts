import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Devices that were away for longer fetch all of it. */
const mostBases = 30;

/** Stock a device can have: as a host showed it at some time. */
export interface StockBase {
  hash: string;
  /** The packed chunk, compressed. */
  chunk: Uint8Array;
}

/** The stock of a host with a hash; null when it is not kept (any more). */
export async function stockBase(db: Db, host: string, hash: string): Promise<StockBase | null> {
  const { rows } = await sql<StockBase>`
    select hash, chunk from catalog_stock_base
    where host = ${host} and hash = ${hash}`.execute(db);
  return rows[0] ?? null;
}

/** The last one that was kept, unless it is older than a day. */
export async function latestStockBase(db: Db, host: string): Promise<StockBase | null> {
  const { rows } = await sql<StockBase>`
    select hash, chunk from catalog_stock_base
    where host = ${host} and made_at > now() - interval '1 day'
    order by made_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Keeps one more, and forgets those that are too many or older than a month. */
export async function keepStockBase(db: Db, host: string, base: StockBase): Promise<void> {
  await sql`insert into catalog_stock_base (host, hash, chunk)
    values (${host}, ${base.hash}, ${Buffer.from(base.chunk)})
    on conflict (host, hash) do update set made_at = now()`.execute(db);
  await sql`delete from catalog_stock_base
    where host = ${host} and (made_at < now() - interval '30 days' or hash not in (
      select hash from catalog_stock_base where host = ${host}
      order by made_at desc limit ${sql.lit(mostBases)}))`.execute(db);
}
