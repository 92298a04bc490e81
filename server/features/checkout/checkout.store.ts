import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { shippingQueries } from '#server/features/shipping/shipping.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PaymentModule } from '#server/graphql/generated/types.ts';
import { selectText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import type { StockRow, Take } from './stock.rules.ts';

/**
 * Ship-to addresses of the active customer, if that customer is within the viewer's areas.
 * @param id only this one, when given
 */
const shipToQuery = (db: Db, viewer: Viewer, id: string | null) =>
  db
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
    .limit(1000);

interface AskedMethods {
  sorg: string;
  module: PaymentModule;
  /** The currency of the account. A way to pay without one takes any. */
  currency: string;
  locale?: Locale;
}

const paymentQuery = (db: Db, { sorg, module, currency, locale }: AskedMethods) =>
  db
    .selectFrom('payment_method as m')
    .select(
      selectText({ entity: 'payment_method', field: 'description', alias: 'm' }, locale ?? null).as(
        'description',
      ),
    )
    .select(['id', 'type', 'discount', 'instruction', 'gateway'])
    .where('sorg', '=', sorg)
    .where('module', '=', module)
    .where((eb) => eb.or([eb('currency', 'is', null), eb('currency', '=', currency)]))
    .orderBy('m.description')
    .orderBy('id')
    .limit(100);

/** Where the active customer takes deliveries; nowhere outside the viewer's areas. */
export async function shipTos(db: Db, viewer: Viewer) {
  return await shipToQuery(db, viewer, null).execute();
}

/** Where these customers take deliveries, those within the viewer's areas, by their code. */
export async function listShipTos(db: Db, viewer: Viewer, customers: readonly string[]) {
  const rows = await db
    .selectFrom('customer as c')
    .leftJoin('ship_to as s', (join) =>
      join.onRef('s.sorg', '=', 'c.sorg').onRef('s.customer', '=', 'c.unified'),
    )
    .select(['c.unified', 's.id', 's.name', 's.address', 's.postal_code as postalCode'])
    .select(['s.city', 's.country'])
    .where('c.sorg', '=', viewer.sorg)
    .where(sql<boolean>`c.unified = any(${customers}::text[])`)
    .where(customerFence(viewer))
    .orderBy('s.id')
    .limit(10_000)
    .execute();
  return Map.groupBy(rows, ({ unified }) => unified);
}

/** The ways to pay of a sales organisation in a currency. */
export async function paymentMethods(db: Db, asked: AskedMethods) {
  return await paymentQuery(db, asked).execute();
}

/** The areas that the warehouses of a sales organisation lie in. */
export async function warehouseAreas(db: Db, sorg: string): Promise<string[]> {
  const rows = await db
    .selectFrom('warehouse')
    .select('area')
    .distinct()
    .where('sorg', '=', sorg)
    .orderBy('area')
    .limit(1000)
    .execute();
  return rows.map(({ area }) => area);
}

/** Where to, how and on what days an order may be placed. */
export type OrderTerms = Awaited<ReturnType<typeof orderTerms>>;

/**
 * Reads the conditions of an order apart from its customer, articles and stock, in one statement, because
 * each statement costs a checkout more than its content.
 * @param asked the ship-to and the days, YYYY-MM-DD, that an order names
 */
export async function orderTerms(
  db: Db,
  viewer: Viewer,
  wanted: { shipTo: string; days: readonly string[]; currency: string },
) {
  const { sorg } = viewer;
  const { shipTos, closed, ...terms } = await db
    .selectNoFrom([
      jsonArrayFrom(shipToQuery(db, viewer, wanted.shipTo)).as('shipTos'),
      jsonArrayFrom(paymentQuery(db, { sorg, module: 'order', currency: wanted.currency })).as(
        'payments',
      ),
      jsonArrayFrom(shippingQueries.rates(db, sorg)).as('rates'),
      jsonArrayFrom(shippingQueries.steps(db, sorg)).as('steps'),
      jsonArrayFrom(shippingQueries.closed(db, sorg, wanted.days)).as('closed'),
    ])
    .executeTakeFirstOrThrow();
  return { ...terms, shipTo: shipTos[0], closed: closed.map((row) => row.date) };
}

/** The facts about a customer that an order needs. */
export interface OrderingCustomer {
  /** The highest value of one order, minor units; null for none (M039). */
  orderLimit: number | null;
}

/**
 * The active customer as one who orders.
 * @param lock true keeps the row until the transaction ends, so that two checkouts do not spend the
 *   same credit
 * @returns undefined when the customer left the viewer's areas
 */
export async function orderingCustomer(
  db: Db,
  viewer: Viewer,
  unified: string,
  lock: boolean,
): Promise<OrderingCustomer | undefined> {
  return await db
    .selectFrom('customer as c')
    .select('c.order_limit as orderLimit')
    .where('c.sorg', '=', viewer.sorg)
    .where('c.unified', '=', unified)
    .where(customerFence(viewer))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/**
 * Reads the stock of the articles, warehouses by id.
 * @param lock true locks the rows in this order until the transaction ends, so that no other checkout
 *   takes the same pieces and checkouts never deadlock
 */
export async function stockRows(
  db: Db,
  sorg: string,
  codes: readonly string[],
  lock: boolean,
): Promise<StockRow[]> {
  return await db
    .selectFrom('stock')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.sorg', '=', 'stock.sorg').onRef('warehouse.id', '=', 'stock.warehouse'),
    )
    .select(['stock.article', 'stock.warehouse', 'warehouse.area', 'stock.qty', 'stock.reserved'])
    .where('stock.sorg', '=', sorg)
    .where(sql<boolean>`stock.article = any(${codes}::text[])`)
    .orderBy('stock.article')
    .orderBy('stock.warehouse')
    .$if(lock, (query) => query.forUpdate('stock'))
    .execute();
}

/** Reserves pieces in rows that {@link stockRows} has locked. */
export async function reserveStock(tx: Db, sorg: string, takes: readonly Take[]): Promise<void> {
  if (takes.length === 0) return;
  await sql`
    update stock set reserved = stock.reserved + take.pieces
    from json_to_recordset(${JSON.stringify(takes)}::json)
      as take (article text, warehouse text, pieces integer)
    where stock.sorg = ${sorg} and stock.article = take.article
      and stock.warehouse = take.warehouse`.execute(tx);
}
