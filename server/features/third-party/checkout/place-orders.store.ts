import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ShipTo } from '#server/graphql/generated/types.ts';
import { type ArticleKey, dealsColumn, hasKey } from '../products/product.store.ts';
import type { PricedLine, SoldArticle } from './check-lines.rules.ts';

/** The vendors of some ids that there are. */
export async function findVendors(
  tx: Db,
  sorg: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from third_party_vendor where sorg = ${sorg} and id = any(${ids}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Reads articles as they are sold now, and locks their stock until the transaction ends, in one order for all buyers, so
 * that no piece is sold twice and no two checkouts wait for each other.
 */
export async function lockArticles(
  tx: Db,
  sorg: string,
  keys: readonly ArticleKey[],
): Promise<SoldArticle[]> {
  await sql`
    insert into third_party_stock (sorg, vendor, article)
    select a.sorg, a.vendor, a.code from third_party_article a
    where a.sorg = ${sorg} and ${hasKey(keys)} order by a.vendor, a.code
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<SoldArticle>`
    with locked as materialized (
      select s.vendor, s.article, s.qty - s.open as available from third_party_stock s
      where s.sorg = ${sorg} and (s.vendor, s.article) in (select * from unnest(
        ${keys.map(({ vendorId }) => vendorId)}::text[],
        ${keys.map(({ articleCode }) => articleCode)}::text[]))
      order by s.vendor, s.article for update
    )
    select a.vendor, a.code, a.description, a.price, a.sales_unit as "salesUnit",
      a.uom_converter as "uomConverter", a.active, l.available, ${dealsColumn} as deals
    from locked l join third_party_article a
      on a.sorg = ${sorg} and a.vendor = l.vendor and a.code = l.article`.execute(tx);
  return rows;
}

/** The order of one vendor. */
export interface NewVendorOrder {
  vendor: string;
  notes: string;
  reqDeliveryDate: string | null;
  isPickup: boolean;
  address: Omit<ShipTo, 'id'>;
  lines: readonly PricedLine[];
}

/** Writes the orders of a checkout and takes their pieces out of what can be ordered. @returns the numbers, by vendor */
export async function writeOrders(
  tx: Db,
  { sorg, customer, userId }: { sorg: string; customer: string; userId: number },
  orders: readonly NewVendorOrder[],
): Promise<{ orderNo: string; vendorId: string }[]> {
  const heads = orders.map(({ lines, address, ...order }) => ({
    sorg,
    customer,
    user_id: userId,
    vendor: order.vendor,
    notes: order.notes,
    req_delivery_date: order.reqDeliveryDate,
    is_pickup: order.isPickup,
    address: JSON.stringify(address),
    total: lines.reduce((sum, { total }) => sum + total, 0),
  }));
  const placed = await tx
    .insertInto('third_party_order')
    .values(heads)
    .returning(['no', 'order_no as orderNo', 'vendor as vendorId'])
    .execute();
  const noOf = new Map(placed.map(({ no, vendorId }) => [vendorId, no]));
  const items = orders.flatMap(({ vendor, lines }) =>
    lines.map(({ article, qty, unit, total }, at) => ({
      no: noOf.get(vendor),
      vendor,
      article: article.code,
      position: at + 1,
      description: article.description,
      sales_unit: article.salesUnit,
      uom_converter: article.uomConverter,
      qty,
      price: unit,
      subtotal: total,
    })),
  );
  await sql`
    with item as (
      select * from json_to_recordset(${JSON.stringify(items)}::json) as item (no bigint, vendor text,
        article text, position integer, description text, sales_unit text, uom_converter integer,
        qty integer, price bigint, subtotal bigint)
    ), taken as (
      update third_party_stock s set open = s.open + i.qty * i.uom_converter from item i
      where s.sorg = ${sorg} and s.vendor = i.vendor and s.article = i.article
    )
    insert into third_party_item (order_id, article, position, description, sales_unit, uom_converter,
      qty, price, subtotal)
    select no, article, position, description, sales_unit, uom_converter, qty, price, subtotal
    from item`.execute(tx);
  return placed.map(({ orderNo, vendorId }) => ({ orderNo, vendorId }));
}
