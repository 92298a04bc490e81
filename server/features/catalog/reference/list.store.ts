import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ProductSortField, SortOrder } from '#server/graphql/generated/types.ts';
import type { Page } from '#server/lib/paging.ts';
import type { Criteria } from '#shared/catalog-engine/query-types.ts';
import { inRange, isNew, type Market, matching } from '../match.store.ts';

/** The kind of row in a list: an article, or a product group with a matching article. */
export type Unit = 'article' | 'group';

export interface Listing {
  criteria: Criteria;
  market: Market;
  unit: Unit;
  sort: { field: Exclude<ProductSortField, 'relevance'>; order: SortOrder };
}

type Sql = RawBuilder<unknown>;

const ids: Record<Unit, Sql> = {
  article: sql`a.code collate "C"`,
  group: sql`a.group_id collate "C"`,
};

/** How many rows the list has over all pages. */
export async function countListed(db: Db, listing: Listing): Promise<number> {
  const { criteria, market, unit } = listing;
  const where = matching(criteria, market);
  const { rows } = await (unit === 'article'
    ? sql<{ n: number }>`select count(*) as n from article a where ${where}`.execute(db)
    : sql<{ n: number }>`
        select count(*) as n from (select from article a where ${where} group by a.group_id) g
      `.execute(db));
  return rows[0]?.n ?? 0;
}

/** The codes or group ids of a page; equal rows by code or id, those without a value last. */
export async function pageOfIds(db: Db, listing: Listing, page: Page): Promise<string[]> {
  const query =
    listing.sort.field === 'price' && listing.market.priceList !== null
      ? byPrice(listing, page)
      : byColumn(listing, page);
  return (await query.execute(db)).rows.map((row) => row.id);
}

/**
 * Condition that article `a` represents its group: no matching article of the group ranks higher. Read in
 * the order of an index this finds the first groups without collecting all of them. `o` is an alias of
 * `a`, because the inner query has its own `a`.
 */
function standsForGroup({ unit, criteria, market }: Listing, rank: Sql, join = sql``): Sql {
  if (unit === 'article') return sql`true`;
  return sql`not exists (select from article a ${join}
    where ${matching(criteria, market)} and a.group_id = o.group_id
      and (${rank}, a.code) > (o.rank, o.code))`;
}

const repeated = (rank: Sql) =>
  sql`cross join lateral (select a.code, a.group_id, ${rank} as rank) o`;

const noRank = sql`0`;

/** By name, release or popularity; without a price list `price` leaves only the code. */
function byColumn(listing: Listing, { limit, offset }: Page): RawBuilder<{ id: string }> {
  const { criteria, market, unit } = listing;
  const { field } = listing.sort;
  // New arrivals come before all that was released.
  const released = sql`case when ${isNew(market.today)}
    then 1000000 + coalesce(a.new_from - '1970-01-01'::date, -500000)
    else a.released_at - '1970-01-01'::date end`;
  const key = {
    price: sql`(select true)`,
    name: unit === 'group' ? sql`g.name collate "und-x-icu"` : sql`a.name collate "und-x-icu"`,
    newest: released,
    popularity: sql`a.popularity`,
  }[field];
  const rank = {
    price: noRank,
    name: noRank,
    newest: sql`coalesce(${released}, -1e9)`,
    popularity: sql`a.popularity`,
  }[field];
  const named = unit === 'group' && field === 'name';
  return sql`
    select ${ids[unit]} as id
    from article a
    ${named ? sql`join product_group g on g.sorg = a.sorg and g.id = a.group_id` : sql``}
    ${repeated(rank)}
    where ${matching(criteria, market)} and ${standsForGroup(listing, rank)}
    order by ${key} ${direction(listing)} nulls last, ${ids[unit]}
    limit ${limit} offset ${offset}`;
}

/**
 * By the customer's dealer price; for groups by that of their cheapest matching article (E225).
 * Priced rows are read in the order of the price index until the page is full. Those without a price
 * follow, and are looked at only when the page is not full by then.
 */
function byPrice(listing: Listing, { limit, offset }: Page): RawBuilder<{ id: string }> {
  const { criteria, market, unit } = listing;
  const rank = sql`-p.dealer`;
  const join = sql`join price p on p.sorg = a.sorg and p.article = a.code
    and p.sorg = ${market.sorg} and p.price_list = ${market.priceList}`;
  const priced = sql`from article a ${join} ${repeated(rank)}
    where ${inRange(criteria, 'p.dealer')} and ${matching(criteria, market, ['price'])}
      and ${standsForGroup(listing, rank, join)}`;
  return sql`
    with priced as materialized (
      select ${ids[unit]} as id, p.dealer ${priced}
      order by p.dealer ${direction(listing)}, ${ids[unit]}
      limit ${limit} offset ${offset}
    ), unpriced as (
      select ${ids[unit]} as id, null::bigint as dealer
      from article a ${repeated(noRank)}
      where ${criteria.price === null} and (select count(*) from priced) < ${limit}
        and ${matching(criteria, market)} and ${standsForGroup(listing, noRank)}
        and not exists (select from article a ${join} where ${matching(criteria, market)}
          and ${unit === 'article' ? sql`a.code = o.code` : sql`a.group_id = o.group_id`})
      order by ${ids[unit]}
      limit ${limit} - (select count(*) from priced)
      offset case when (select count(*) from priced) < ${limit}
        then greatest(0, ${offset} - (select count(*) ${priced})) else 0 end
    )
    select id from (select * from priced union all select * from unpriced) listed
    order by dealer ${direction(listing)} nulls last, id`;
}

function direction({ sort }: Listing): Sql {
  return sort.order === 'DESC' ? sql`desc` : sql`asc`;
}
