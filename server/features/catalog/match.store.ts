import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '#server/lib/like-pattern.ts';
import { selectedValues } from '#shared/catalog-engine/facet-criteria.ts';
import {
  type FacetName,
  facetNames,
  facetTable,
  forFacets,
  valueFacets,
} from '#shared/catalog-engine/facet-table.ts';
import type { Criteria } from '#shared/catalog-engine/query-types.ts';

/** The viewer's catalog: it decides what is visible, the prices, and which deals count. */
export interface Market {
  sorg: string;
  /** Null without an active customer: then nothing has a price. */
  priceList: string | null;
  /** YYYY-MM-DD */
  today: string;
}

type Condition = RawBuilder<SqlBool>;

/** The deals of a market that are valid today. */
export const validDeals = ({ sorg, priceList, today }: Market) => sql`
  select d.* from deal d
  where d.sorg = ${sorg} and ${today}::date between d.valid_from and d.valid_to
    and (d.price_list is null or d.price_list = ${priceList})`;

const all = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

/** The condition of each facet on article `a`; null when nothing of it is selected. */
const selections: Record<FacetName, (c: Criteria, market: Market) => Condition | null> = {
  ...forFacets(
    valueFacets,
    (facet) => (c: Criteria) => matchOneOf(facetTable[facet].column, selectedValues(c, facet)),
  ),
  bikeCategories: (c, { sorg }) =>
    c.bikeCategories &&
    sql`a.merchandise_category in (select unnest(b.mc_ids) from bike_category b
      where b.sorg = ${sorg} and b.id = any(${c.bikeCategories}::text[]))`,
  articleTags: (c) => (c.articleTags ? sql`a.tags && ${c.articleTags}::text[]` : null),
  promotions: (c, market) => {
    if (!c.promotions) return null;
    const targets = (column: string) => sql`
      select v.${sql.ref(column)} from (${validDeals(market)}) v
      where v.deal_no = any(${c.promotions}::text[]) and v.${sql.ref(column)} is not null`;
    return sql`(a.code in (${targets('article')}) or a.brand in (${targets('brand')})
      or a.merchandise_category in (${targets('merchandise_category')}))`;
  },
  price: (c, { priceList }) =>
    c.price &&
    sql`exists (select from price q where q.sorg = a.sorg and q.price_list = ${priceList}
      and q.article = a.code and ${inRange(c, 'q.dealer')})`,
};

function matchOneOf(column: string, values: string[] | null): Condition | null {
  return values && sql`a.${sql.ref(column)} = any(${values}::text[])`;
}

/** Whether an amount lies in the range asked for. */
export function inRange({ price }: Criteria, column: 'p.dealer' | 'q.dealer'): Condition {
  const amount = sql.ref(column);
  return all([
    sql`${amount} is not null`,
    ...(price?.from == null ? [] : [sql<SqlBool>`${amount} >= ${price.from}`]),
    ...(price?.to == null ? [] : [sql<SqlBool>`${amount} <= ${price.to}`]),
  ]);
}

/**
 * Some of it is left, as `available` in stock.rules.ts has it: a warehouse has more than is reserved,
 * and no other is short of so much that nothing remains. The few short ones have an index of theirs.
 */
const inStock = sql<SqlBool>`(
  exists (select from stock s
    where s.sorg = a.sorg and s.article = a.code and s.qty > s.reserved)
  and not exists (select from stock s
    where s.sorg = a.sorg and s.article = a.code and s.qty < s.reserved
      and (select sum(t.qty - t.reserved) from stock t
        where t.sorg = s.sorg and t.article = s.article) <= 0))`;

/** Article `a` is marked as new on a day, as `isNewOn` has it. */
export const isNew = (today: string) => sql<SqlBool>`(num_nonnulls(a.new_from, a.new_to) > 0
  and ${today}::date between coalesce(a.new_from, '-infinity'::date) and coalesce(a.new_to, 'infinity'::date))`;

/** A text as searches compare it, umlauts spelled out before if so. */
function plainLetters(text: RawBuilder<unknown>, spelledOut: boolean): RawBuilder<string> {
  let letters = spelledOut ? sql`lower(${text})` : text;
  const umlauts = spelledOut ? { ä: 'ae', ö: 'oe', ü: 'ue' } : {};
  for (const [letter, spelled] of Object.entries(umlauts))
    letters = sql`replace(${letters}, ${letter}, ${spelled})`;
  return sql`search_text(${letters})`;
}

/** Article `a` has a word in its texts, in any spelling of umlauts, or in its codes; without synonyms. */
function hasWord(text: string): Condition {
  const texts = sql`concat_ws(' ', a.name, a.brand, a.model, a.serie, a.color, a.frame_size,
    a.wheel_size, (select m.name from merchandise_category m
      where m.sorg = a.sorg and m.id = a.merchandise_category))`;
  const spelled = [false, true].flatMap((of) =>
    [false, true].map(
      (isPattern) => sql<SqlBool>`${plainLetters(texts, of)}
        like ${plainLetters(sql`${containing(text)}::text`, isPattern)}`,
    ),
  );
  // Two or three digits occur in most EANs.
  const codes = /^\d{1,3}$/.test(text)
    ? sql`concat_ws(' ', a.code, a.code_display, a.old_code)`
    : sql`concat_ws(' ', a.code, a.code_display, a.old_code, a.ean)`;
  return sql`(${sql.join(spelled, sql` or `)} or lower(${codes}) like lower(${containing(text)}))`;
}

/** The conditions outside the facets: sales organisation, listed articles, search, stock, codes. */
function always(c: Criteria, { sorg, today }: Market): Condition[] {
  const conditions: Condition[] = [sql`a.sorg = ${sorg}`];
  for (const { text, ean } of c.words) {
    const found = hasWord(text);
    conditions.push(ean ? sql`(${found} or a.ean = ${ean})` : found);
  }
  if (c.articleTagCategory !== null)
    conditions.push(sql`exists (select from unnest(a.tags) tag
      where tag = ${c.articleTagCategory} or starts_with(tag, ${`${c.articleTagCategory}:`}))`);
  if (c.articleCodes) conditions.push(sql`a.code = any(${c.articleCodes}::text[])`);
  if (c.isNew) conditions.push(isNew(today));
  if (c.hasStock) conditions.push(inStock);
  return conditions;
}

/**
 * The condition on `article a` that selects what the viewer's filter asks for; inactive articles and
 * those of other sales organisations never match. Values of one facet widen, facets narrow.
 * @param except facets whose selection is left out: for counting them, or to test them otherwise
 */
export function matching(
  c: Criteria,
  market: Market,
  except: readonly FacetName[] = [],
): Condition {
  return all([sql`a.active`, matchingAny(c, market, except)]);
}

/** The condition that an article, active or not, has the values of criteria. */
export function matchingAny(
  c: Criteria,
  market: Market,
  except: readonly FacetName[] = [],
): Condition {
  const facets = facetNames.filter((facet) => !except.includes(facet));
  const selected = facets.map((facet) => selections[facet](c, market));
  return all([...always(c, market), ...selected.filter((condition) => condition !== null)]);
}
