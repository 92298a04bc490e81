import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ThirdPartyVendor } from '#server/graphql/generated/types.ts';
import { boundedListQuery, type ListDefinition } from '#server/lib/list-query.store.ts';
import type { BoundedCount, Page } from '#server/lib/paging.ts';
import type { PriceStep } from '#shared/price-rule.ts';
import { vendorFence } from '../vendors/vendor.store.ts';

/** An article of a vendor. */
export interface ProductRow {
  vendor: ThirdPartyVendor;
  code: string;
  description: string;
  /** Of one sales unit, minor units. */
  price: number;
  image: string | null;
  imageSource: string;
  imageProblem: string | null;
  uomConverter: number;
  salesUnit: string;
  active: boolean;
  /** Pieces: what the vendor has, what is ordered of it, and what was shipped. */
  qty: number;
  open: number;
  shipped: number;
  /** The same of the active customer only. */
  ownOpen: number;
  ownShipped: number;
  deals: PriceStep[];
}

/** The key of an article. */
export interface ArticleKey {
  vendorId: string;
  articleCode: string;
}

interface ProductFilter {
  vendor: string | null;
  withStock: true | null;
  articles: readonly ArticleKey[] | null;
}

/** The condition that `third_party_article a` has one of some keys. */
export const hasKey = (keys: readonly ArticleKey[]): RawBuilder<SqlBool> =>
  sql`(a.vendor, a.code) in (select * from unnest(${keys.map(({ vendorId }) => vendorId)}::text[],
    ${keys.map(({ articleCode }) => articleCode)}::text[]))`;

const productList: ListDefinition<ProductFilter, 'description'> = {
  from: sql`third_party_article a`,
  key: {
    vendor: { column: sql`a.vendor`, type: 'text' },
    code: { column: sql`a.code`, type: 'text' },
  },
  columns: { description: sql`a.description` },
  order: [{ by: 'description', order: 'ASC' }],
  search: (pattern) => sql`a.search like ${pattern}`,
  filters: {
    vendor: (vendor) => sql`a.vendor = ${vendor}`,
    withStock: () => sql`a.in_stock`,
    articles: hasKey,
  },
};

/** The deals of `third_party_article a` as the steps of the price rule. */
export const dealsColumn = sql`(select coalesce(json_agg(json_build_object(
    'qty', d.qty, 'term', d.term, 'type', d.type, 'value', d.value) order by d.qty, d.term), '[]')
  from third_party_deal d where d.sorg = a.sorg and d.vendor = a.vendor and d.article = a.code)`;

/** Pieces of the active customer's items in some states. */
const piecesOf = (customer: string, statuses: readonly number[]) => sql`(
  select coalesce(sum(i.qty * i.uom_converter), 0)::int
  from third_party_order o join third_party_item i on i.order_id = o.no
  where o.sorg = a.sorg and o.customer = ${customer} and o.vendor = a.vendor and i.article = a.code
    and i.status = any(${statuses}::int[]))`;

/** A page of articles by description, and how many there are, up to `mostCounted`. @param own those of the viewer's vendors, inactive ones too */
export function productPage(
  db: Db,
  viewer: Viewer,
  {
    own,
    filter,
    search,
    page,
  }: { own: boolean; filter: ProductFilter; search: readonly string[]; page: Page },
): Promise<{ rows: ProductRow[]; counted: BoundedCount }> {
  const { sorg } = viewer;
  const fence = own
    ? sql<SqlBool>`a.sorg = ${sorg} and exists (select from third_party_vendor v
        where v.sorg = a.sorg and v.id = a.vendor and ${vendorFence(viewer)})`
    : sql<SqlBool>`a.sorg = ${sorg} and a.active`;
  const customer = viewer.customer?.unified ?? '';
  return boundedListQuery(
    db,
    productList,
    { fence, filter, search, page },
    {
      select: sql`json_build_object('id', v.id, 'name', v.name, 'email', v.email,
          'isOwn', ${vendorFence(viewer)}) as vendor,
        a.code, a.description, a.price, a.image, a.image_url as "imageSource",
        a.image_problem as "imageProblem", a.uom_converter as "uomConverter",
        a.sales_unit as "salesUnit", a.active,
        coalesce(s.qty, 0) as qty, coalesce(s.open, 0) as open, coalesce(s.shipped, 0) as shipped,
        ${piecesOf(customer, [1, 2])} as "ownOpen", ${piecesOf(customer, [3])} as "ownShipped",
        ${dealsColumn} as deals`,
      join: sql`join third_party_article a on a.sorg = ${sorg} and a.vendor = p.vendor and a.code = p.code
        join third_party_vendor v on v.sorg = a.sorg and v.id = a.vendor
        left join third_party_stock s on s.sorg = a.sorg and s.vendor = a.vendor and s.article = a.code`,
    },
  );
}
