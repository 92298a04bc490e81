import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type BlockRow, type OrderBlocks, orderBlocks } from './order-blocks.rules.ts';

/** More blocks than one customer has in any sales organisation; the gravest are read first. */
const mostBlocks = 5_000;

/**
 * What a customer of a sales organisation may not order, and what nobody may, in one statement; the
 * customer's own reasons go before everybody's. Without a customer only everybody's count.
 */
export async function blocksFor(
  db: Db,
  sorg: string,
  customerUnified: string | null,
): Promise<OrderBlocks> {
  const { rows } = await sql<BlockRow>`
    select b.kind, b.value, b.description
    from order_block b
    where b.sorg = ${sorg} and b.customer in ('', ${customerUnified ?? ''}::text)
    order by array_position(array['sorg', 'category', 'hierarchy', 'brand'], b.kind),
      b.customer collate "C" desc, b.value collate "C"
    limit ${mostBlocks}`.execute(db);
  return orderBlocks(rows);
}
