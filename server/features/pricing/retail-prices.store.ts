import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';

/** A dealer price that is above the retail price of its article; amounts in minor units. */
export interface HighPrice {
  line: number;
  dealer: number;
  retail: number;
  precision: number;
}

/** Returns those of the dealer prices that are above the retail price. */
export async function pricesAboveRetail(
  db: Db,
  prices: readonly { line: number; sorg: unknown; article: unknown; dealer: unknown }[],
): Promise<HighPrice[]> {
  const shape = { line: 'int4', sorg: 'text', article: 'text', dealer: 'int8' };
  const { rows } = await sql<HighPrice>`
    select r.line, r.dealer, a.retail_price as retail, s.precision
    from ${records(prices, shape)}
    join article a on a.sorg = r.sorg and a.code = r.article
    join sales_org s on s.sorg = r.sorg
    where r.dealer > a.retail_price
    order by r.line`.execute(db);
  return rows;
}
