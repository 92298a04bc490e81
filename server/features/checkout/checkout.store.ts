import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PaymentModule } from '#server/graphql/generated/types.ts';

/**
 * Ship-to addresses of the active customer, if that customer is within the viewer's areas.
 * @param id only this one, when given
 */
export async function shipTos(db: Db, viewer: Viewer, id: string | null = null) {
  return await db
    .selectFrom('ship_to as s')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.sorg', '=', 's.sorg').onRef('c.unified', '=', 's.customer'),
    )
    .select(['s.id', 's.name', 's.address', 's.postal_code as postalCode', 's.city', 's.country'])
    .where('s.sorg', '=', viewer.sorg)
    .where('s.customer', '=', viewer.customer?.unified ?? '')
    .where(customerFence(viewer))
    .$if(id !== null, (query) => query.where('s.id', '=', id))
    .orderBy('s.id')
    .limit(1000)
    .execute();
}

/** The ways of shipping of a sales organisation, cheapest first. */
export async function shipmentRates(db: Db, sorg: string) {
  return await db
    .selectFrom('shipment_rate')
    .select(['id', 'name', 'price', 'free_from as freeFrom', 'days'])
    .where('sorg', '=', sorg)
    .orderBy('price')
    .orderBy('id')
    .limit(100)
    .execute();
}

export type RateRow = Awaited<ReturnType<typeof shipmentRates>>[number];

/** The ways to pay of a sales organisation. */
export async function paymentMethods(db: Db, sorg: string, module: PaymentModule) {
  return await db
    .selectFrom('payment_method')
    .select(['id', 'type', 'description', 'discount'])
    .where('sorg', '=', sorg)
    .where('module', '=', module)
    .orderBy('description')
    .orderBy('id')
    .limit(100)
    .execute();
}

/**
 * Locks the active customer's row, so that two checkouts do not spend the same credit.
 * @returns false when the customer left the viewer's areas
 */
export async function lockCustomer(tx: Db, viewer: Viewer, unified: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer as c')
    .select('c.unified')
    .where('c.sorg', '=', viewer.sorg)
    .where('c.unified', '=', unified)
    .where(customerFence(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stock rows of the articles, locked in a fixed order so that checkouts never wait in a circle. */
export async function lockStock(tx: Db, sorg: string, codes: readonly string[]) {
  return await tx
    .selectFrom('stock')
    .select(['article', 'warehouse', 'qty', 'reserved'])
    .where('sorg', '=', sorg)
    .where(sql<boolean>`article = any(${codes}::text[])`)
    .orderBy('article')
    .orderBy('warehouse')
    .forUpdate()
    .execute();
}

/** Reserves pieces in rows that {@link lockStock} has locked. */
export async function reserveStock(
  tx: Db,
  sorg: string,
  takes: readonly { article: string; warehouse: string; pieces: number }[],
): Promise<void> {
  if (takes.length === 0) return;
  await sql`
    update stock set reserved = stock.reserved + take.pieces
    from json_to_recordset(${JSON.stringify(takes)}::json)
      as take (article text, warehouse text, pieces integer)
    where stock.sorg = ${sorg} and stock.article = take.article
      and stock.warehouse = take.warehouse`.execute(tx);
}
