import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { seesAllCustomers } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ClaimSort,
  ClaimSortColumn,
  ProductCategory,
} from '#server/graphql/generated/types.ts';
import {
  buildConditions,
  countBy,
  type ListDefinition,
  type ListRequest,
  type ListSort,
  listPortions,
  listRows,
} from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { SearchCondition } from '#server/lib/search-found.store.ts';
import type { ListedRow, Reader } from './claim.store.ts';
import {
  claimFence,
  claimJoins,
  claimTables,
  draftFence,
  listedColumns,
  statusText,
  waitsFor,
} from './claim-columns.store.ts';
import { findClaimsBySearch } from './claim-search.store.ts';

/** The filter of the list; null does not restrict it. */
export interface ClaimFilter {
  status: string | null;
  productCategory: ProductCategory | null;
  brand: string | null;
  custCode: string | null;
  /** Instants: created at or after the first, and before the second. */
  from: Date | null;
  before: Date | null;
  /** A frame number in normal form. */
  frame: string | null;
  /** Only those that wait for this viewer. */
  waitingFor: Viewer | null;
}

const claimList: ListDefinition<ClaimFilter, ClaimSortColumn> = {
  from: claimTables,
  key: { id: { column: sql`r.id`, type: 'text' } },
  columns: {
    createdAt: sql`r.created_at`,
    statusAt: sql`r.status_at`,
    custName: sql`c.name collate "und-x-icu"`,
    referenceNo: sql`r.reference_no collate "C"`,
  },
  order: [{ by: 'createdAt', order: 'DESC' }],
  filters: {
    status: (status) => sql`r.status_id = ${status}`,
    productCategory: (category) => sql`r.product_category = ${category}`,
    brand: (brand) => sql`r.brand = ${brand}`,
    custCode: (code) => sql`r.customer = ${code}`,
    from: (from) => sql`r.created_at >= ${from}`,
    before: (before) => sql`r.created_at < ${before}`,
    frame: (frame) => sql`(r.frame_normal = ${frame} and r.frame_normal <> '')`,
    waitingFor: waitsFor,
  },
};

/** The one that waits longest first. */
const longestFirst: ListSort<ClaimSortColumn>[] = [{ by: 'statusAt', order: 'ASC' }];

export interface AskedClaims {
  filter: ClaimFilter;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
}

const requestOf = (
  viewer: Viewer,
  { filter, search }: AskedClaims,
): ListRequest<ClaimFilter, ClaimSortColumn> => ({ fence: claimFence(viewer), filter, search });

/** The order that was asked for: else the newest first, or of those that wait the one that waits longest. */
const orderOf = (asked: AskedClaims, sort: readonly ClaimSort[] | null) =>
  sort?.length ? sort : asked.filter.waitingFor ? longestFirst : null;

/** The tables of a claim whose key is that of `p`. */
const joined = (sorg: string) =>
  sql`join claim r on r.sorg = ${sorg} and r.id = p.id ${claimJoins}`;

/** A request whose words were looked for. */
export interface SearchedClaims extends AskedClaims {
  matches: SearchCondition;
}

/** Looks for the words of a request, once for all that is read of the list. */
export const searchClaims = async (
  db: Db,
  viewer: Viewer,
  asked: AskedClaims,
): Promise<SearchedClaims> => ({
  ...asked,
  matches: await findClaimsBySearch(db, viewer, asked.search),
});

const getList = ({ matches }: SearchedClaims) => ({ ...claimList, search: matches });

/** A page of claims, which `countByStatus` counts. */
export const claimPage = (
  db: Db,
  { viewer, locale }: Reader,
  { sort, page, ...asked }: SearchedClaims & { sort: readonly ClaimSort[] | null; page: Page },
): Promise<ListedRow[]> =>
  listRows<ListedRow, ClaimFilter, ClaimSortColumn>(
    db,
    getList(asked),
    { ...requestOf(viewer, asked), sort: orderOf(asked, sort), page },
    { select: listedColumns(viewer, locale), join: joined(viewer.sorg) },
  );

/** A claim in the file of the list, which has no comments. */
export interface ExportedClaim {
  referenceNo: string | null;
  erpNo: string | null;
  dealerNo: string;
  createdAt: Date;
  custCode: string;
  custName: string;
  productCategory: string;
  articleCode: string | null;
  article: string;
  frameNumber: string;
  brandName: string;
  qty: number;
  approvedQty: number | null;
  purchaseDate: string | null;
  problems: string;
  status: string;
  statusAt: Date;
  reason: string;
  creditNote: string | null;
  creditAmount: number | null;
}

/** The claims of a list for its file. @param most how many at most */
export async function* claimPortions(
  db: Db,
  { viewer, locale }: Reader,
  { sort, ...asked }: AskedClaims & { sort: readonly ClaimSort[] | null },
  most: number,
): AsyncGenerator<ExportedClaim[]> {
  yield* listPortions<ExportedClaim, ClaimFilter, ClaimSortColumn>(
    db,
    getList(await searchClaims(db, viewer, asked)),
    { ...requestOf(viewer, asked), sort: orderOf(asked, sort) },
    {
      select: sql`r.reference_no as "referenceNo", r.erp_no as "erpNo", r.dealer_no as "dealerNo",
        r.created_at as "createdAt", r.customer as "custCode", c.name as "custName",
        r.product_category as "productCategory",
        coalesce((select a.code_display from article a
          where a.sorg = r.sorg and a.code = r.article), r.article) as "articleCode",
        r.article_description as article, r.frame_number as "frameNumber", r.brand as "brandName",
        r.qty, r.approved_qty as "approvedQty", r.purchase_date::text as "purchaseDate",
        (select coalesce(string_agg(concat_ws(': ', nullif(e.part, ''), e.description), ', '
            order by e.no), '')
          from claim_entry e where e.sorg = r.sorg and e.claim_id = r.id) as problems,
        ${statusText('s', locale)} as status, r.status_at as "statusAt", r.reason,
        r.credit_no as "creditNote", r.credit_amount as "creditAmount"`,
      join: joined(viewer.sorg),
    },
    most,
  );
}

/**
 * Counts claims by their status, whatever the filter by status. For viewers whose fence leaves out no customer, the
 * customers are not joined and each status is counted by its index, which takes a third of the time.
 */
export async function countByStatus(
  db: Db,
  viewer: Viewer,
  asked: SearchedClaims,
): Promise<{ statusId: string; count: number }[]> {
  const filter = { ...asked.filter, status: null };
  const request = requestOf(viewer, { ...asked, filter });
  if (!seesAllCustomers(viewer) || filter.waitingFor) {
    const counts = await countBy(db, getList(asked), request, sql<string>`r.status_id`);
    return [...counts].map(([statusId, count]) => ({ statusId, count }));
  }
  const conditions = buildConditions(getList(asked), { ...request, fence: draftFence(viewer) });
  const { rows } = await sql<{ statusId: string; count: number }>`
    select s.id as "statusId", n.count
    from claim_status s cross join lateral (
      select count(*)::int as count from claim r
      where r.sorg = s.sorg and r.status_id = s.id and ${conditions}) n
    where s.sorg = ${viewer.sorg} and n.count > 0`.execute(db);
  return rows;
}

/** How many claims wait for the viewer. */
export async function countWaiting(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${claimTables}
    where ${claimFence(viewer)} and ${waitsFor(viewer)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The brands of all claims that the viewer sees, at most 200: each brand is looked for, and then one claim of it inside
 * the fence. An `exists` would be answered by reading all claims.
 */
export async function listClaimedBrands(db: Db, viewer: Viewer): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(select x.brand from claim x
    where x.sorg = ${viewer.sorg} ${after} order by x.brand limit 1)`;
  const { rows } = await sql<{ brand: string }>`
    with recursive b as (
      select ${next(sql``)} as brand
      union all select ${next(sql`and x.brand > b.brand`)} from b where b.brand is not null
    )
    select b.brand from b cross join lateral (
      select from ${claimTables} where r.brand = b.brand and ${claimFence(viewer)} limit 1) seen
    order by b.brand limit 200`.execute(db);
  return rows.map(({ brand }) => brand);
}
