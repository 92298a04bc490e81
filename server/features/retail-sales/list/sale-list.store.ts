import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { rowFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  CardMailState,
  FrameConsumer,
  FrameSerial,
  RegisteredFrameSort,
  RegisteredFrameSortColumn,
} from '#server/graphql/generated/types.ts';
import {
  buildConditions,
  countBoundedBy,
  type ListDefinition,
  listPortions,
  listRows,
} from '#server/lib/list-query.store.ts';
import { type BoundedCount, mostCounted, type Page, toBoundedPage } from '#server/lib/paging.ts';
import { phoneLike } from '#server/lib/phone-like.store.ts';
import { catalogText } from '#server/lib/translated.store.ts';
import { knowsConsumers } from '#server/lib/viewer-kind.rules.ts';
import type { Locale } from '#shared/locales.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import {
  type RetailSaleState,
  retailSaleStates,
  type SalesChannel,
} from '#shared/serials/retail-sale-states.ts';

/** A registered sale as its dealer and staff see it. */
export interface SaleRow {
  id: string;
  /** Days, YYYY-MM-DD. */
  soldDate: string;
  frameNumber: string;
  articleCode: string;
  oldCode: string | null;
  articleDescription: string | null;
  brand: string | null;
  /** Null without a consumer, and for viewers who may not know consumers, as `postalCode` is '' then. */
  consumer: FrameConsumer | null;
  custCode: string;
  dealerName: string;
  createdAt: Date;
  nonRetail: boolean;
  status: RetailSaleState;
  reason: string | null;
  serials: FrameSerial[];
  salesChannel: SalesChannel;
  documentNo: string | null;
  postalCode: string;
  warrantyUntil: string | null;
  producedOn: string | null;
  deletedAt: Date | null;
  version: number;
  /** The card that was mailed to the consumer; `at` is an instant. */
  cardMail: { state: CardMailState; at: string } | null;
}

/** The filter of the list; null does not restrict it. */
export interface SaleFilter {
  custCode: string | null;
  nonRetail: boolean | null;
  status: RetailSaleState | null;
  /** Days of the sale, both included. */
  from: string | null;
  to: string | null;
  /** A frame number in normal form. */
  frame: string | null;
}

const isFrame = (normal: string): RawBuilder<SqlBool> =>
  sql`x.frame_folded = ${foldSerial(normal)} and x.frame_normal = ${normal}`;

const saleList: ListDefinition<SaleFilter, RegisteredFrameSortColumn> = {
  // An outer join, as every sale has a dealer: PostgreSQL leaves it out for viewers who see all of them.
  from: sql`retail_sale x left join customer c on c.sorg = x.sorg and c.unified = x.customer`,
  key: {
    sorg: { column: sql`x.sorg`, type: 'text' },
    id: { column: sql`x.id`, type: 'text' },
  },
  columns: {
    soldDate: sql`x.sold_on`,
    frameNumber: sql`x.frame_normal`,
    createdAt: sql`x.created_at`,
    status: sql`x.status`,
  },
  required: ['soldDate', 'frameNumber', 'createdAt', 'status'],
  order: [
    { by: 'soldDate', order: 'DESC' },
    { by: 'createdAt', order: 'DESC' },
  ],
  filters: {
    custCode: (custCode) => sql`x.customer = ${custCode}`,
    nonRetail: (nonRetail) => sql`x.non_retail = ${nonRetail}`,
    status: (status) => sql`x.status = ${status}`,
    from: (from) => sql`x.sold_on >= ${from}`,
    to: (to) => sql`x.sold_on <= ${to}`,
    frame: isFrame,
  },
};

/** A deleted sale that the ERP knows stays in the list until the ERP has taken the deletion. */
const isListed = sql`(x.deleted_at is null
  or x.status in ('pending update', 'processing update', 'failed update'))`;

const fenceOf = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`x.sorg = ${viewer.sorg} and ${isListed} and ${rowFence(viewer)}`;

/**
 * The conditions by which a search finds a sale, each with an index of its own. Viewers who may not know consumers do not
 * find sales by them either.
 */
const listMatches = (viewer: Viewer, pattern: string): RawBuilder<SqlBool>[] => [
  sql`search_text(x.frame_number || ' ' || x.frame_normal) like ${pattern}`,
  sql`exists (select from article a where a.sorg = x.sorg and a.code = x.article
    and a.search like ${pattern})`,
  sql`exists (select from retail_sale_serial n where n.sorg = x.sorg and n.sale_id = x.id
    and search_text(n.normal) like ${pattern})`,
  sql`${knowsConsumers(viewer)} and exists (select from retail_sale_consumer n
    where n.sorg = x.sorg and n.sale_id = x.id
      and (n.search like ${pattern} or ${phoneLike(sql`n.phone`, pattern)}))`,
];

const getList = (viewer: Viewer): typeof saleList => ({
  ...saleList,
  search: (pattern) => sql.join(listMatches(viewer, pattern), sql` or `),
});

const consumer = sql`(select json_build_object('name', n.name, 'phone', n.phone,
    'address', n.address, 'city', n.city, 'email', n.email, 'consent', n.consent_version)
  from retail_sale_consumer n where n.sorg = x.sorg and n.sale_id = x.id)`;

const serials = sql`(select coalesce(json_agg(json_build_object('kind', n.kind, 'value', n.value)
    order by n.kind, n.normal), '[]')
  from retail_sale_serial n where n.sorg = x.sorg and n.sale_id = x.id)`;

/** The mail of the warranty card to the consumer. */
const cardMail = sql`(select json_build_object('state', case when m.sent_at is not null then 'sent'
      when m.failed_at is not null then 'failed' else 'waiting' end,
    'at', coalesce(m.sent_at, m.failed_at, m.asked_at))
  from warranty_mail m
  where m.sorg = x.sorg and m.sale_id = x.id and m.recipient = 'consumer')`;

const selection = (viewer: Pick<Viewer, 'areas'>, locale: Locale) => ({
  select: sql`x.id, x.sold_on as "soldDate", x.frame_number as "frameNumber",
    x.article as "articleCode", a.old_code as "oldCode",
    ${catalogText('a', 'name', locale)} as "articleDescription", a.brand,
    ${knowsConsumers(viewer) ? consumer : sql`null`} as consumer, x.customer as "custCode",
    c.name as "dealerName", x.created_at as "createdAt", x.non_retail as "nonRetail", x.status,
    x.reason, ${serials} as serials, x.sales_channel as "salesChannel",
    x.document_no as "documentNo",
    ${knowsConsumers(viewer) ? sql`x.postal_code` : sql`''`} as "postalCode",
    x.warranty_until as "warrantyUntil", s.produced_on as "producedOn",
    x.deleted_at as "deletedAt", x.version, ${cardMail} as "cardMail"`,
  join: sql`join retail_sale x on x.sorg = p.sorg and x.id = p.id
    join customer c on c.sorg = x.sorg and c.unified = x.customer
    left join article a on a.sorg = x.sorg and a.code = x.article
    left join serial s on s.sorg = x.sorg and s.article = x.article and s.kind = 'FrameNumber'
      and s.normal = x.frame_normal`,
});

/** The request for the list, without its page and order. */
export interface AskedSales {
  filter: SaleFilter;
  /** Patterns that all have to match. */
  search: readonly string[];
}

type AskedSort = readonly RegisteredFrameSort[] | null | undefined;

/**
 * One page of the registered sales of the viewer's customers, newest sale first, and how many there are of each state, up
 * to `mostCounted`, whatever the filter by state.
 */
export async function salePage(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  { page, sort, ...asked }: AskedSales & { page: Page; sort?: AskedSort },
): Promise<{ rows: SaleRow[]; counts: ReadonlyMap<RetailSaleState, BoundedCount> }> {
  const list = getList(viewer);
  const { status } = asked.filter;
  const all = await toFoundSales(db, viewer, {
    ...asked,
    filter: { ...asked.filter, status: null },
  });
  const [rows, counts] = await Promise.all([
    listRows<SaleRow, SaleFilter, RegisteredFrameSortColumn>(
      db,
      list,
      { ...all, filter: { ...all.filter, status }, sort, page: toBoundedPage(page) },
      selection(viewer, locale),
    ),
    countBoundedBy(db, list, all, sql<RetailSaleState>`x.status`, retailSaleStates),
  ]);
  return { rows, counts };
}

/**
 * Returns a request for a list of sales. Where a search is over the sales of many dealers, they are found first, each way
 * of matching by its index. When there are too many, the rows of a page are read in the order of the list instead, where
 * they are soon found.
 */
async function toFoundSales(db: Db, viewer: Viewer, asked: AskedSales) {
  const fence = sql<SqlBool>`${fenceOf(viewer)}`;
  const [longest, ...others] = asked.search.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || asked.filter.custCode !== null) return { ...asked, fence };
  const list = getList(viewer);
  const found = listMatches(viewer, longest).map(
    (match) => sql`(select x.id from ${list.from}
      where ${buildConditions(list, { ...asked, fence, search: others })} and ${match}
      limit ${mostCounted + 1})`,
  );
  const { rows } = await sql<{ id: string }>`
    ${sql.join(found, sql` union `)} limit ${mostCounted + 1}`.execute(db);
  if (rows.length > mostCounted) return { ...asked, fence };
  const ids = rows.map(({ id }) => id);
  return { ...asked, search: [], fence: sql<SqlBool>`${fence} and x.id = any(${ids}::text[])` };
}

/** All registered sales that a filter finds, at most `most`. */
export function salePortions(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  asked: AskedSales & { sort: AskedSort },
  most: number,
): AsyncIterable<SaleRow[]> {
  const request = { ...asked, fence: fenceOf(viewer) };
  return listPortions(db, getList(viewer), request, selection(viewer, locale), most);
}

/** Whether the list has a sale of a frame, found by the index on frame numbers. @param normal its normal form */
export async function hasSaleOfFrame(
  db: Db,
  viewer: Viewer,
  normal: string,
  custCode: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${saleList.from} where ${fenceOf(viewer)} and ${isFrame(normal)}
      and (${custCode}::text is null or x.customer = ${custCode}) limit 1`.execute(db);
  return rows.length > 0;
}

/** One sale as the viewer may see it; null for an unknown or a foreign one. */
export async function findSale(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  id: string,
): Promise<SaleRow | null> {
  const { select, join } = selection(viewer, locale);
  const { rows } = await sql<SaleRow>`
    select ${select} from (select ${viewer.sorg}::text as sorg, ${id}::text as id) p ${join}
    where ${fenceOf(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** One sale whose warranty card is mailed, with its consumer; null for one that is deleted. */
export async function findSaleToMail(
  db: Db,
  sorg: string,
  locale: Locale,
  id: string,
): Promise<SaleRow | null> {
  const { select, join } = selection({ areas: [] }, locale);
  const { rows } = await sql<SaleRow>`
    select ${select} from (select ${sorg}::text as sorg, ${id}::text as id) p ${join}
    where x.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
