import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { ClaimArticle, ProductCategory } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { catalogText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** A frame that was delivered to the customer. */
export interface DeliveredFrame {
  article: string;
  deliveredOn: string | null;
}

export interface ArticleRequest {
  sorg: string;
  /** The unified code of a customer inside the viewer's fence. */
  customer: string;
  /** Patterns that all have to match. */
  search: readonly string[];
  productCategory: ProductCategory | null;
  /** Only the articles of these frames; null for all. */
  frames: readonly DeliveredFrame[] | null;
  /** Whether delivered articles that the catalog does not know are listed, without a code (F018). */
  withoutCode: boolean;
  locale: Locale;
  page: Page;
}

/**
 * Whether articles of row `x` (sorg, article) have serial numbers: those for which the register has any. Bikes have one
 * anyway (reading 37).
 */
export const hasSerialNumbers = (row: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from serial n where n.sorg = ${sql.ref(`${row}.sorg`)} and n.article = ${sql.ref(`${row}.article`)})`;

/** An article that the catalog lacks is a bike when it has frame numbers. */
const category = sql<ProductCategory>`coalesce(a.category, case when exists (
  select from serial n where n.sorg = x.sorg and n.article = x.article and n.kind = 'FrameNumber')
  then 'Bike' else 'PAA' end)`;

/** The last delivery of each article to the customer; a frame without a delivery note has a day at most. */
function selectDelivered({ sorg, customer, frames }: ArticleRequest): RawBuilder<unknown> {
  const shape = { article: 'text', deliveredOn: 'date' };
  const ofFrames = records([...(frames ?? [])], shape, 'q');
  const isAsked = frames
    ? sql`l.article = any(${frames.map(({ article }) => article)}::text[])`
    : sql`true`;
  return sql`(
    select distinct on (e.article) ${sorg}::text as sorg, e.*
    from (select l.article, l.description, l.price, d.do_number,
          coalesce(d.delivery_date, d.shipped_on) as delivered_on, l.position
        from delivery d join delivery_line l on l.sorg = d.sorg and l.do_number = d.do_number
        where d.sorg = ${sorg} and d.customer = ${customer} and ${isAsked}
      union all
      select q.article, null, null, null, q."deliveredOn", null from ${ofFrames}) e
    order by e.article, e.do_number is null, e.delivered_on desc nulls last,
      e.do_number collate "C" desc, e.position) x`;
}

const withArticle = sql`left join article a on a.sorg = x.sorg and a.code = x.article`;

/** The list of one request: a code that fits comes before a word, then the newest delivery. */
function toList(request: ArticleRequest): ListDefinition<object, 'match' | 'deliveredOn'> {
  const { locale, search } = request;
  const isCode = (pattern: string) =>
    sql<SqlBool>`(search_text(a.code) like ${pattern} or search_text(a.code_display) like ${pattern})`;
  const isEachCode = search.length > 0 ? sql.join(search.map(isCode), sql` and `) : sql`true`;
  return {
    from: sql`${selectDelivered(request)} ${withArticle}`,
    key: { article: { column: sql`x.article`, type: 'text' } },
    columns: {
      match: sql`case when ${isEachCode} then 0 else 1 end`,
      deliveredOn: sql`x.delivered_on`,
    },
    order: [
      { by: 'match', order: 'ASC' },
      { by: 'deliveredOn', order: 'DESC' },
    ],
    search: (pattern) => sql`(${isCode(pattern)} or search_text(a.name) like ${pattern}
      or search_text(${catalogText('a', 'name', locale)}) like ${pattern}
      or search_text(a.brand) like ${pattern} or search_text(x.description) like ${pattern})`,
    filters: {},
  };
}

/** A page of the articles that were delivered to a customer, and how many there are. */
export function articlePage(
  db: Db,
  request: ArticleRequest,
): Promise<{ rows: ClaimArticle[]; count: number }> {
  const { productCategory, withoutCode, locale, search, page } = request;
  const fence = sql<SqlBool>`(${withoutCode} or a.code is not null)
    and (${productCategory}::text is null or ${category} = ${productCategory})`;
  const name = catalogText('a', 'name', locale);
  return listQuery(
    db,
    toList(request),
    { fence, filter: {}, search, page },
    {
      select: sql`a.code, a.code_display as "codeDisplay",
        coalesce(${name}, x.description, x.article) as description, coalesce(a.brand, '') as brand,
        coalesce(a.merchandise_category, '') as merchandise, ${category} as "productCategory",
        a.model_year as "modelYear",
        (${category} = 'Bike' or ${hasSerialNumbers('x')}) as "hasSerial",
        x.do_number as "doNo", x.delivered_on as "deliveredOn", x.price`,
      join: sql`join ${selectDelivered(request)} on x.article = p.article ${withArticle}`,
    },
  );
}
