import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { OrderListKind, OrderListLine } from '#server/graphql/generated/types.ts';
import { listLimits } from '#shared/order-lists.ts';
import type { ListKeeper, ListToKeep } from './order-lists.rules.ts';

export interface OrderListRow {
  id: string;
  kind: OrderListKind;
  name: string;
  shared: boolean;
  own: boolean;
  active: boolean;
  updatedAt: Date;
}

/** Lists the viewer sees for a customer: the own ones, and templates others of it share. */
function visible(viewer: Viewer, customer: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`l.sorg = ${viewer.sorg} and l.customer = ${customer}
    and (l.user_id = ${viewer.userId} or (l.kind = 'template' and l.shared))
    and exists (select from customer c where c.sorg = l.sorg and c.unified = l.customer
      and ${customerFence(viewer)})`;
}

/** The part of lists that is hashed into their mark. */
const hashed = sql`hashtextextended(concat_ws('|', l.id, l.kind, l.shared, l.active, l.updated_at,
  l.name), 0)`;
/** The mark of no lists. */
const noMark = '0.0';

/**
 * Returns the lists that the viewer sees, by name; if there are too many, the own ones come first. Read in
 * one statement with their mark, see `listsMark`: a mark read before could recur when a list added in
 * between is deleted again, and a device would keep that list permanently.
 */
export async function visibleLists(
  db: Db,
  viewer: Viewer,
  customer: string,
): Promise<{ mark: string; lists: OrderListRow[] }> {
  const { rows } = await sql<OrderListRow & { mark: string }>`
    select * from (
      select l.id::text as id, l.kind, l.name, l.shared, l.user_id = ${viewer.userId} as own,
        l.active, l.updated_at as "updatedAt",
        count(*) over () || '.' || sum(${hashed}) over () as mark
      from order_list l where ${visible(viewer, customer)}
      order by own desc, l.name, l.id limit ${listLimits.lists}
    ) listed order by lower(name), id`.execute(db);
  const lists = rows.map(({ mark: _mark, ...list }) => list);
  return { mark: rows[0]?.mark ?? noMark, lists };
}

/** The lines of lists in their order, with the articles' names; by list. */
export async function loadLines(
  db: Db,
  sorg: string,
  ids: readonly string[],
): Promise<Map<string, OrderListLine[]>> {
  const { rows } = await sql<OrderListLine & { list: string }>`
    select line.list::text as list, line.article as "articleCode", line.qty,
      coalesce(a.code_display, line.article) as "articleCodeDisplay",
      coalesce(a.name, line.article) as name
    from order_list_line line
    left join article a on a.sorg = ${sorg} and a.code = line.article
    where line.list = any(${ids}::uuid[])
    order by line.list, line.position`.execute(db);
  const lines = new Map<string, OrderListLine[]>(ids.map((id) => [id, []]));
  for (const { list, ...line } of rows) lines.get(list)?.push(line);
  return lines;
}

/** A mark of everything `visibleLists` answers, which changes with it. */
export async function listsMark(db: Db, viewer: Viewer, customer: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || '.' || coalesce(sum(${hashed}), 0) as mark
    from order_list l where ${visible(viewer, customer)}`.execute(db);
  return rows[0]?.mark ?? noMark;
}

/** Lets changes of one user's lists for a customer happen one after the other. */
export async function lockLists(tx: Db, { sorg, userId, customer }: ListKeeper): Promise<void> {
  const name = `order lists ${sorg} ${userId} ${customer}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Returns the owner of an id, and how many other lists the user has. */
export async function findOwner(
  tx: Db,
  { sorg, userId, customer }: ListKeeper,
  id: string,
): Promise<{ others: number; owner: 'own' | 'seen' | 'hidden' | null }> {
  const { rows } = await sql<{ others: number; owner: 'own' | 'seen' | 'hidden' | null }>`
    select (select count(*) from order_list where sorg = ${sorg} and customer = ${customer}
        and user_id = ${userId} and id <> ${id}::uuid) as others,
      (select case
          when sorg <> ${sorg} or customer <> ${customer} then 'hidden'
          when user_id = ${userId} then 'own'
          when kind = 'template' and shared then 'seen'
          else 'hidden' end
        from order_list where id = ${id}::uuid) as owner`.execute(tx);
  return rows[0] ?? { others: 0, owner: null };
}

/** Which of the codes are articles of the sales organisation, sold or no longer sold. */
export async function knownArticles(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const storable = codes.filter((code) => !code.includes('\0'));
  const { rows } = await sql<{ code: string }>`
    select code from article where sorg = ${sorg} and code = any(${storable}::text[])`.execute(db);
  return new Set(rows.map((row) => row.code));
}

/**
 * Saves a list with its lines; if it is an active cart, no other cart of the user stays active.
 * @returns false when the id belongs to another user by now
 */
export async function keepList(
  tx: Db,
  { sorg, userId, customer }: ListKeeper,
  { id, kind, name, shared, active, lines }: ListToKeep,
): Promise<boolean> {
  const { rows } = await sql`
    insert into order_list (id, sorg, customer, user_id, kind, name, shared, active, updated_at)
    values (${id}::uuid, ${sorg}, ${customer}, ${userId}, ${kind}, ${name}, ${shared}, ${active},
      clock_timestamp())
    on conflict (id) do update set kind = excluded.kind, name = excluded.name,
      shared = excluded.shared, active = excluded.active, updated_at = excluded.updated_at
    where order_list.sorg = excluded.sorg and order_list.customer = excluded.customer
      and order_list.user_id = excluded.user_id
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    update order_list set active = false, updated_at = clock_timestamp()
    where ${active}::boolean and active and sorg = ${sorg} and customer = ${customer}
      and user_id = ${userId} and id <> ${id}::uuid`.execute(tx);
  await sql`delete from order_list_line where list = ${id}::uuid`.execute(tx);
  const placed = lines.map((line, position) => ({ ...line, position }));
  await sql`
    insert into order_list_line (list, position, article, qty)
    select ${id}::uuid, line.position, line."articleCode", line.qty
    from json_to_recordset(${JSON.stringify(placed)}::json)
      as line (position integer, "articleCode" text, qty integer)`.execute(tx);
  return true;
}

export async function dropList(
  tx: Db,
  { sorg, userId, customer }: ListKeeper,
  id: string,
): Promise<void> {
  await sql`
    delete from order_list where id = ${id}::uuid and sorg = ${sorg} and customer = ${customer}
      and user_id = ${userId}`.execute(tx);
}
