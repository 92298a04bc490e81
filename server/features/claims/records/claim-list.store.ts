import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ClaimSort,
  ClaimSortColumn,
  ProductCategory,
} from '#server/graphql/generated/types.ts';
import {
  countBy,
  type ListDefinition,
  type ListRequest,
  type ListSort,
  listPortions,
  listQuery,
} from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { knowsConsumers } from '#server/lib/viewer-kind.rules.ts';
import type { ClaimRow, Reader } from './claim.store.ts';
import {
  claimColumns,
  claimFence,
  claimJoins,
  claimTables,
  statusText,
  waitsFor,
} from './claim-columns.store.ts';

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

/** Each of the selections is read by an index. Viewers who may not know consumers do not find claims by them. */
const getList = (viewer: Viewer): typeof claimList => ({
  ...claimList,
  search: (pattern) => sql`(r.sorg, r.id) in (
    select x.sorg, x.id from claim x where x.search like ${pattern}
    union all select x.sorg, x.id from claim x
      where ${knowsConsumers(viewer)} and x.consumer_search like ${pattern}
    union all select x.sorg, x.claim_id from claim_entry x where x.search like ${pattern}
    union all select x.sorg, x.id from article a
      join claim x on x.sorg = a.sorg and x.article = a.code where a.search like ${pattern})`,
});

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

/** A page of claims. */
export function claimPage(
  db: Db,
  { viewer, locale }: Reader,
  { sort, page, ...asked }: AskedClaims & { sort: readonly ClaimSort[] | null; page: Page },
): Promise<{ rows: ClaimRow[]; count: number }> {
  return listQuery<ClaimRow, ClaimFilter, ClaimSortColumn>(
    db,
    getList(viewer),
    { ...requestOf(viewer, asked), sort: orderOf(asked, sort), page },
    { select: claimColumns(viewer, locale), join: joined(viewer.sorg) },
  );
}

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
export const claimPortions = (
  db: Db,
  { viewer, locale }: Reader,
  { sort, ...asked }: AskedClaims & { sort: readonly ClaimSort[] | null },
  most: number,
): AsyncGenerator<ExportedClaim[]> =>
  listPortions<ExportedClaim, ClaimFilter, ClaimSortColumn>(
    db,
    getList(viewer),
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

/** Counts claims by their status, whatever the filter by status. */
export const countByStatus = (
  db: Db,
  viewer: Viewer,
  { filter, search }: AskedClaims,
): Promise<ReadonlyMap<string, number>> =>
  countBy(
    db,
    getList(viewer),
    requestOf(viewer, { filter: { ...filter, status: null }, search }),
    sql`r.status_id`,
  );

/** How many claims wait for the viewer, and the brands of all claims that the viewer sees, at most 200. */
export async function readClaimChoices(
  db: Db,
  viewer: Viewer,
): Promise<{ waiting: number; brands: string[] }> {
  const { rows } = await sql<{ waiting: number; brands: string[] }>`
    select (select count(*)::int from ${claimTables}
        where ${claimFence(viewer)} and s.category in ('open', 'waiting') and ${waitsFor(viewer)}) as waiting,
      array(select distinct r.brand from ${claimTables} where ${claimFence(viewer)}
        order by r.brand limit 200) as brands`.execute(db);
  return rows[0] ?? { waiting: 0, brands: [] };
}
