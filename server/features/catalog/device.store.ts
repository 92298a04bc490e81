import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ChunkUses } from './engines/loaded-snapshot.ts';
import type { StockFigures } from './stock.rules.ts';

/** The price lists of customers by their unified codes; those outside the viewer's fence are left out. */
export async function loadPriceLists(
  db: Db,
  viewer: Viewer,
  customers: readonly string[],
): Promise<Record<string, string>> {
  const { rows } = await sql<{ unified: string; price_list: string }>`
    select c.unified, c.price_list from customer c
    where ${customerFence(viewer)} and c.unified = any(${customers}::text[])`.execute(db);
  return Object.fromEntries(rows.map(({ unified, price_list }) => [unified, price_list]));
}

/** Whether a customer of the viewer's buys by one of these price lists. */
export async function seesList(db: Db, viewer: Viewer, lists: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`
    select exists (select from customer c
      where ${customerFence(viewer)} and c.price_list = any(${lists}::text[])) as sees`.execute(db);
  return rows[0]?.sees ?? false;
}

/** Where a chunk is used in the versions that are kept; null when nowhere. */
export async function findUses(db: Db, sorg: string, hash: string): Promise<ChunkUses | null> {
  const { rows } = await sql<ChunkUses>`
    with held as (
      select s.manifest from catalog_snapshot s where s.sorg = ${sorg}
    ), asked as (select jsonb_build_array(jsonb_build_object('hash', ${hash}::text)) as ref)
    select
      exists (select from held, asked where held.manifest -> 'range' @> asked.ref) as range,
      array(select distinct p.key from held, asked, jsonb_each(held.manifest -> 'prices') p
        where p.value @> asked.ref) as lists`.execute(db);
  const [uses] = rows;
  return uses && (uses.range || uses.lists.length > 0) ? uses : null;
}

/** How many pictures the active articles, their groups and the groupsets have, and the names of some of them. */
export async function countPictures(
  db: Db,
  sorg: string,
): Promise<{ count: number; some: string[] }> {
  const { rows } = await sql<{ count: number; some: string[] | null }>`
    with pictures as (
      select a.image from article a where a.sorg = ${sorg} and a.active and a.image is not null
      union
      select g.image from product_group g where g.sorg = ${sorg} and g.image is not null
      union
      select s.image from groupset s where s.sorg = ${sorg} and s.image is not null)
    select count(*) as count, (array_agg(image order by md5(image)))[1:16] as some
    from pictures`.execute(db);
  return { count: rows[0]?.count ?? 0, some: rows[0]?.some ?? [] };
}

/** Stock and arrivals of all active articles that have any, by number, warehouses together. */
export async function wholeStock(
  db: Db,
  sorg: string,
  today: string,
): Promise<Map<number, StockFigures>> {
  const { rows } = await sql<{ no: number; date: string | null; qty: number }>`
    select a.no, null::date as date, sum(s.qty - s.reserved)::float8 as qty
    from stock s join article a on a.sorg = s.sorg and a.code = s.article
    where s.sorg = ${sorg} and a.active
    group by a.no having sum(s.qty - s.reserved) > 0
    union all
    select a.no, r.date, sum(r.qty)::float8
    from arrival r join article a on a.sorg = r.sorg and a.code = r.article
    where r.sorg = ${sorg} and a.active and r.date >= ${today}::date
    group by a.no, r.date`.execute(db);
  const figures = new Map<number, StockFigures>();
  for (const { no, date, qty } of rows) {
    const one = figures.get(no) ?? { stock: [], arrivals: [] };
    if (date === null) one.stock.push({ warehouse: '', qty, reserved: 0 });
    else one.arrivals.push({ date, qty });
    figures.set(no, one);
  }
  return figures;
}

/** The stock of all active articles by warehouse, warehouses by id, also where nothing is left. */
export async function stockByWarehouse(
  db: Db,
  sorg: string,
): Promise<{ no: number; id: string; name: string; qty: number; reserved: number }[]> {
  const { rows } = await sql<{
    no: number;
    id: string;
    name: string;
    qty: number;
    reserved: number;
  }>`
    select a.no, w.id, w.name, s.qty, s.reserved
    from stock s
    join warehouse w on w.sorg = s.sorg and w.id = s.warehouse
    join article a on a.sorg = s.sorg and a.code = s.article
    where s.sorg = ${sorg} and a.active
    order by w.id collate "C", a.no`.execute(db);
  return rows;
}
