import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { dayMs } from '#shared/days.ts';
import type { ClaimNewsData } from '../claims/claim-news.store.ts';
import type { DownloadNewsData } from '../downloads/download-news.store.ts';
import type { InvoiceNewsData } from '../money/invoice-news.store.ts';
import type { PaymentNewsData } from '../money/payment-news.store.ts';
import type { OrderNewsData } from '../orders/order-news.store.ts';
import {
  isStillPublished,
  joinPublishedNews,
  type PublishedNewsData,
  type PublishedNewsFacts,
  publishedNewsColumn,
} from '../published/published-news.store.ts';
import type { RegistrationNewsData } from '../registrations/registration-news.store.ts';

/** Days a notification is kept. */
export const inboxDays = 90;

interface InboxBase {
  id: number;
  created_at: Date;
  read_at: Date | null;
  customer: string | null;
  code: string | null;
  code_display: string;
  name: string;
  category: ProductCategory;
  slug: string;
  image: string | null;
  /** Of a news item. */
  published: PublishedNewsFacts | null;
}

/** A notification of the inbox; the article's columns are null when it is gone from the catalog. */
export type InboxRow = InboxBase &
  (
    | { kind: 'restock' | 'test'; data: { qty: number; arrived: number; asked: number } }
    | { kind: 'order'; data: OrderNewsData }
    | { kind: 'invoice'; data: InvoiceNewsData }
    | { kind: 'payment'; data: PaymentNewsData }
    | { kind: 'registration'; data: RegistrationNewsData }
    | { kind: 'claim'; data: ClaimNewsData }
    | { kind: 'news'; data: PublishedNewsData }
    | { kind: 'download'; data: DownloadNewsData }
  );

/** An article as it is called. */
export interface ArticleNameRow {
  code: string;
  code_display: string;
  name: string;
}

/** Returns the names of articles of the sales organisation; articles that no longer exist are left out. */
export async function articleNames(
  db: Db,
  { sorg }: Viewer,
  codes: readonly string[],
): Promise<Map<string, ArticleNameRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('article')
    .select(['code', 'code_display', 'name'])
    .where('sorg', '=', sorg)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/**
 * Notifications of internal comments stay hidden from a user who has become a dealer, and those of news from a user who
 * may not read them any more.
 */
function own(viewer: Viewer): RawBuilder<SqlBool> {
  return sql`n.user_id = ${viewer.userId} and n.sorg = ${viewer.sorg}
    and n.created_at > now() - make_interval(days => ${inboxDays})
    and not (${viewer.areas.some(({ limitation }) => limitation === 'customer')}
      and n.kind = 'claim' and (n.data ->> 'internal')::boolean)
    and (n.kind <> 'news' or ${isStillPublished})
    and (n.customer is null
      or exists (select from customer c where c.unified = n.customer and ${customerFence(viewer)}))`;
}

/** How many notifications of the viewer are unread. */
export async function countUnread(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from notification n
    where ${own(viewer)} and n.read_at is null`.execute(db);
  return rows[0]?.unread ?? 0;
}

interface InboxFilter {
  unread: true | null;
}

const inboxList: ListDefinition<InboxFilter, 'createdAt'> = {
  from: sql`notification n`,
  key: { id: { column: sql`n.id`, type: 'bigint' } },
  columns: { createdAt: sql`n.created_at` },
  order: [{ by: 'createdAt', order: 'DESC' }],
  filters: { unread: () => sql`n.read_at is null` },
};

const inboxRow = {
  select: sql`n.id, n.kind, n.created_at, n.read_at, n.customer, n.data, a.code, a.code_display,
    a.name, a.category, g.slug, shown_picture(coalesce(a.image, g.image)) as image,
    ${publishedNewsColumn}`,
  join: sql`join notification n on n.id = p.id
    left join article a on a.sorg = n.sorg and a.code = n.data ->> 'article' and a.active
    left join product_group g on g.sorg = a.sorg and g.id = a.group_id
    ${joinPublishedNews}`,
};

/** A page of the viewer's notifications, newest first, and how many there are. */
export function inboxPage(
  db: Db,
  viewer: Viewer,
  { page, ...filter }: InboxFilter & { page: Page },
): Promise<{ rows: InboxRow[]; count: number }> {
  return listQuery(db, inboxList, { fence: own(viewer), filter, page }, inboxRow);
}

/** Marks notifications of the viewer as read. @param ids null for all of them */
export async function markRead(
  db: Db,
  { userId, sorg }: Viewer,
  ids: readonly string[] | null,
): Promise<void> {
  const some = ids ? sql`id = any(${ids}::bigint[])` : sql`true`;
  await sql`
    update notification set read_at = now()
    where user_id = ${userId} and sorg = ${sorg} and read_at is null and ${some}`.execute(db);
}

/** Deletes what has been kept long enough, with its deliveries. */
export async function cleanInbox(db: Db, now: Date): Promise<void> {
  const long = new Date(now.getTime() - inboxDays * dayMs);
  await sql`delete from notification where created_at <= ${long}`.execute(db);
}

/** How many tests the viewer sent within the last hour. */
export async function recentTests(db: Db, { userId }: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notification
    where user_id = ${userId} and kind = 'test' and created_at > now() - interval '1 hour'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Writes a test for the viewer and one delivery per device. @returns how many devices */
export async function writeTest(db: Db, { userId, sorg }: Viewer, event: string): Promise<number> {
  const { rows } = await sql<{ endpoint: string }>`
    with written as (
      insert into notification (user_id, sorg, kind, event, data)
      values (${userId}, ${sorg}, 'test', ${event}, '{}') returning id
    )
    insert into push_delivery (notification_id, endpoint, state)
    select w.id, p.endpoint, 'waiting'
    from written w join push_subscription p on p.user_id = ${userId} and p.sorg = ${sorg}
    returning endpoint`.execute(db);
  return rows.length;
}
