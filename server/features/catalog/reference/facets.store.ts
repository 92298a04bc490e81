import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { selectedValues } from '#shared/catalog-engine/facet-criteria.ts';
import { facetTable, type ValueFacet, valueFacets } from '#shared/catalog-engine/facet-table.ts';
import type { Criteria } from '#shared/catalog-engine/query-types.ts';
import { type Market, matching, validDeals } from '../match.store.ts';

/** How many articles have a value of a facet; facet `all` counts the whole result. */
export interface ValueCount {
  facet: ValueFacet | 'all';
  value: string | null;
  n: number;
}

/** A value with the name people know it by. */
export interface NamedCount {
  value: string;
  label: string;
  n: number;
}

const columnOf = (facet: ValueFacet) => sql.ref(`a.${facetTable[facet].column}`);

/**
 * Counts of the facets that compare one value, in one statement: those without a selection share
 * one reading of the result, each with a selection has its own reading that leaves it out.
 */
export async function countValues(
  db: Db,
  criteria: Criteria,
  market: Market,
): Promise<ValueCount[]> {
  const open = valueFacets.filter((facet) => selectedValues(criteria, facet) === null);
  const chosen = valueFacets.filter((facet) => !open.includes(facet));
  const whenOf = (then: (facet: ValueFacet) => RawBuilder<unknown>) =>
    open.length === 0
      ? sql`null`
      : sql`case ${sql.join(
          open.map((facet) => sql`when grouping(${columnOf(facet)}) = 0 then ${then(facet)}`),
          sql` `,
        )} end`;
  const sets = [...open.map((facet) => sql`(${columnOf(facet)})`), sql`()`];
  const shared = sql`
    select coalesce(${whenOf((facet) => sql.lit(facet))}, 'all') as facet,
      ${whenOf(columnOf)}::text as value, count(*) as n
    from article a where ${matching(criteria, market)}
    group by grouping sets (${sql.join(sets)})`;
  const own = chosen.map(
    (facet) => sql`
      select ${sql.lit(facet)}, ${columnOf(facet)}, count(*)
      from article a where ${matching(criteria, market, [facet])}
      group by ${columnOf(facet)}`,
  );
  const { rows } = await sql<ValueCount>`
    ${sql.join([shared, ...own], sql` union all `)}`.execute(db);
  return rows;
}

/** How many articles each bike category gathers; those without any are left out. */
export async function countBikeCategories(
  db: Db,
  criteria: Criteria,
  market: Market,
): Promise<NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    select b.id as value, b.wording as label, count(*) as n
    from bike_category b join article a on a.merchandise_category = any(b.mc_ids)
    where b.sorg = ${market.sorg} and ${matching(criteria, market, ['bikeCategories'])}
    group by b.id, b.wording, b.sorting order by b.sorting, b.id collate "C"`.execute(db);
  return rows;
}

/** How many articles carry each tag. */
export async function countTags(db: Db, criteria: Criteria, market: Market): Promise<NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    select t.tag as value, t.tag as label, count(*) as n
    from article a cross join unnest(a.tags) with ordinality t (tag, place)
    where a.tags <> '{}' and array_position(a.tags, t.tag) = t.place
      and ${matching(criteria, market, ['articleTags'])}
    group by t.tag`.execute(db);
  return rows;
}

/** More promotions than this are not offered as filter values; the widest come first. */
const promotionsShown = 50;

/**
 * How many articles each promotion of today covers; those without any are left out. Articles are counted
 * by brand, category and code once, and the deals add up what they aim at; only a deal that aims at
 * several kinds, where articles would count twice, is counted article by article.
 */
export async function countPromotions(
  db: Db,
  criteria: Criteria,
  market: Market,
): Promise<NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    with valid as materialized (
      select d.*, p.name from (${validDeals(market)}) d
      join promotion p on p.sorg = d.sorg and p.code = d.deal_no
      where ${market.today}::date between p.valid_from and p.valid_to),
    target as materialized (
      select distinct deal_no,
        case when article is not null then 'article' when brand is not null then 'brand'
          else 'category' end as kind,
        coalesce(article, brand, merchandise_category) as value
      from valid),
    mixed as (select deal_no from target group by deal_no having count(distinct kind) > 1),
    hit as materialized (
      select a.code, a.brand, a.merchandise_category as category
      from article a where ${matching(criteria, market, ['promotions'])}),
    counted as (
      select 'article' as kind, code as value, 1 as n from hit
      union all select 'brand', brand, count(*) from hit group by brand
      union all select 'category', category, count(*) from hit group by category),
    covered as (
      select t.deal_no, sum(c.n)::bigint as n
      from target t join counted c using (kind, value)
      where t.deal_no not in (select deal_no from mixed)
      group by t.deal_no
      union all
      select t.deal_no, count(distinct h.code)
      from target t join hit h on t.value =
        case t.kind when 'article' then h.code when 'brand' then h.brand else h.category end
      where t.deal_no in (select deal_no from mixed)
      group by t.deal_no)
    select c.deal_no as value,
      (select min(v.name) from valid v where v.deal_no = c.deal_no) as label,
      c.n
    from covered c
    order by c.n desc, c.deal_no
    limit ${promotionsShown}`.execute(db);
  return rows;
}

/** Lowest and highest dealer price whatever price range is asked for; null without prices. */
export async function priceBounds(
  db: Db,
  criteria: Criteria,
  market: Market,
): Promise<{ from: number; to: number } | null> {
  const end = (order: RawBuilder<unknown>) => sql`(
    select p.dealer
    from price p join article a on a.sorg = p.sorg and a.code = p.article
    where p.sorg = ${market.sorg} and p.price_list = ${market.priceList}
      and ${matching(criteria, market, ['price'])}
    order by p.dealer ${order} limit 1)`;
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    select ${end(sql`asc`)} as "from", ${end(sql`desc`)} as "to"`.execute(db);
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}
