import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import type { Page } from '#server/lib/paging.ts';
import { selectPieces } from '../may-be-notified.store.ts';

/** For whom an article is waited for. */
export interface Waiting {
  sorg: string;
  userId: number;
  customer: string;
  article: string;
}

/** Articles one user waits for at most, over all customers. */
export const mostWaiting = 2_000;

/** Returns the facts that decide whether an article can be subscribed to; null for an unknown one. */
export async function articleState(
  tx: Db,
  { sorg, userId, customer, article }: Waiting,
): Promise<{ active: boolean; pieces: number; known: boolean; waiting: number } | null> {
  const { rows } = await sql<{
    active: boolean;
    pieces: number;
    known: boolean;
    waiting: number;
  }>`
    select a.active, ${selectPieces('a.sorg', 'a.code')} as pieces,
      exists (select from restock_subscription r where r.sorg = a.sorg and r.user_id = ${userId}
        and r.customer = ${customer} and r.article = a.code) as known,
      (select count(*) from restock_subscription r where r.user_id = ${userId}) as waiting
    from article a where a.sorg = ${sorg} and a.code = ${article}`.execute(tx);
  return rows[0] ?? null;
}

/** Waits for an article, or changes how many are wanted. @param armed whether it has no stock now */
export async function saveWaiting(
  tx: Db,
  { sorg, userId, customer, article }: Waiting,
  { qty, host, armed }: { qty: number; host: string; armed: boolean },
): Promise<void> {
  await sql`
    insert into restock_subscription as r (sorg, user_id, customer, article, qty, host)
    values (${sorg}, ${userId}, ${customer}, ${article}, ${qty}, ${host})
    on conflict (sorg, user_id, customer, article) do update
    set qty = excluded.qty, host = excluded.host, armed = r.armed or ${armed}::boolean`.execute(tx);
}

/**
 * Waits no longer: for the given customer, and where nothing was waited for there, for any other, so
 * that the list of all can be tidied without changing customers.
 */
export async function stopWaiting(
  tx: Db,
  { sorg, userId }: Viewer,
  article: string,
  customer: string | null,
): Promise<void> {
  await sql`
    delete from restock_subscription r
    where r.sorg = ${sorg} and r.user_id = ${userId} and r.article = ${article}
      and (r.customer = ${customer}::text or not exists (
        select from restock_subscription o where o.sorg = r.sorg and o.user_id = r.user_id
          and o.article = r.article and o.customer = ${customer}::text))`.execute(tx);
}

/** Returns those of the articles that the user has subscribed to for the customer. */
export async function waitedFor(
  db: Db,
  { sorg, userId, customer }: Omit<Waiting, 'article'>,
  articles: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('restock_subscription')
    .select('article')
    .where('sorg', '=', sorg)
    .where('user_id', '=', userId)
    .where('customer', '=', customer)
    .where(sql<boolean>`article = any(${articles}::text[])`)
    .execute();
  return new Set(rows.map(({ article }) => article));
}

/** An article that is waited for, as its owner sees it. */
export interface WaitingRow {
  article: string;
  code_display: string;
  sorg: string;
  name: string;
  category: ProductCategory;
  slug: string;
  image: string | null;
  qty: number;
  customer: string;
  customer_name: string;
  created_at: Date;
  told_at: Date | null;
}

/** A page of what the viewer waits for, newest first, and how many there are in all. */
export async function waitingPage(
  db: Db,
  viewer: Viewer,
  { limit, offset }: Page,
): Promise<{ count: number; rows: WaitingRow[] }> {
  const mine = sql`from restock_subscription r
    join customer c on c.sorg = r.sorg and c.unified = r.customer and ${customerFence(viewer)}
    where r.user_id = ${viewer.userId} and r.sorg = ${viewer.sorg}`;
  const { rows } = await sql<WaitingRow & { total: number }>`
    with page as (
      select r.*, c.name as customer_name ${mine}
      order by r.created_at desc, r.article, r.customer limit ${limit} offset ${offset}
    )
    select n.total, p.article, p.sorg, p.qty, p.customer, p.customer_name, p.created_at, p.told_at,
      a.code_display, a.name, a.category, g.slug, shown_picture(coalesce(a.image, g.image)) as image
    from (select count(*) as total ${mine}) n
    left join (page p join article a on a.sorg = p.sorg and a.code = p.article
      join product_group g on g.sorg = a.sorg and g.id = a.group_id) on true
    order by p.created_at desc, p.article, p.customer`.execute(db);
  return { count: rows[0]?.total ?? 0, rows: rows.filter(({ article }) => article !== null) };
}
