import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type BlockRow,
  type CustomerBlock,
  mostBlocks,
  type OrderBlocks,
  orderBlocks,
} from '#shared/catalog-engine/answers/order-blocks.rules.ts';

/** Gravest first, a customer's own reasons before everybody's. */
const inOrder = sql`array_position(array['sorg', 'category', 'hierarchy', 'brand'], b.kind),
  b.customer collate "C" desc, b.value collate "C"`;

/**
 * Returns the blocks of a customer of a sales organisation and those for all customers, in one statement;
 * the customer's own reasons come first. Without a customer only those for all.
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
    order by ${inOrder}
    limit ${mostBlocks}`.execute(db);
  return orderBlocks(rows);
}

const mostAtOnce = 100_000;

/** The blocks of several customers and of everybody, in the order in which they count. */
export async function listBlockRows(
  db: Db,
  sorg: string,
  customers: readonly string[],
): Promise<CustomerBlock[]> {
  const { rows } = await sql<CustomerBlock>`
    select b.customer, b.kind, b.value, b.description
    from order_block b
    where b.sorg = ${sorg} and b.customer = any(${['', ...customers]}::text[])
    order by ${inOrder}
    limit ${mostAtOnce}`.execute(db);
  return rows;
}
