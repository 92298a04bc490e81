import type { RangeIndex } from '../index-of-range.ts';
import type { CategoryHits, Criteria, FoundGroup, Sort } from '../query-types.ts';
import { byKeys, byValues, lowest, mostChosen } from '../table/radix-sort.ts';
import type { Repeated } from '../table/table.ts';
import { lendArticleKeys } from './article-order.ts';
import type { GroupOrder, Match } from './match.ts';
import type { Scope } from './query-scope.ts';

/**
 * Orders the groups with a matching article. The newest, most popular, cheapest or best matching article
 * represents its group, in either direction; of equal ones the one with the greatest code (E225). Groups
 * are sorted by its value or by their own name, then by id; those without a value come last.
 * @param wanted the least number of groups to sort
 */
export function groupOrder(
  scope: Scope,
  match: Match,
  words: Criteria['words'],
  { field, order }: Sort,
  wanted: number,
): GroupOrder {
  const name = `${field} ${order}`;
  const known = match.groupOrders.get(name);
  if (
    known &&
    (known.representatives.length === known.count || wanted <= known.representatives.length)
  )
    return known;
  const { orders, index } = scope.engine;
  const { scratch, groups } = index;
  const factor = field === 'price' ? -1 : 1;
  const descending = (order === 'DESC') === (factor === 1);
  const made = match.hits(0, (hits) =>
    scratch.lend('representatives', Uint32Array, groups.nos.length, (representatives) =>
      scratch.lend('best of groups', Float64Array, groups.nos.length, (best) => {
        const write = (keys: Float64Array | null) =>
          writeRepresentatives(index, hits, keys, factor, representatives, best);
        const count =
          field === 'name' ? write(null) : lendArticleKeys(scope, field, hits, words, write);
        const present = hits.subarray(0, count);
        const values = field === 'name' ? orders.groupNames() : best;
        const sorted =
          wanted <= mostChosen
            ? lowest(present, values, index.compareIds, descending, mostChosen)
            : byValues(byKeys(present, index.idRank), values, descending);
        return {
          count,
          representatives: sorted.map((group) => representatives[group] as number),
        };
      }),
    ),
  );
  match.groupOrders.set(name, made);
  return made;
}

/**
 * Writes the best article and value of each group, and the groups over the articles that have been read: there are
 * never more of them.
 * @returns how many groups there are
 */
function writeRepresentatives(
  { groupOf, compareCodes }: RangeIndex,
  hits: Uint32Array,
  keys: Float64Array | null,
  factor: number,
  representatives: Uint32Array,
  best: Float64Array,
): number {
  representatives.fill(none);
  let found = 0;
  for (let at = 0; at < hits.length; at++) {
    const row = hits[at] as number;
    const group = groupOf[row] as number;
    const value = keys ? (keys[row] as number) * factor : Number.NaN;
    const before = representatives[group] as number;
    if (before === none) hits[found++] = group;
    else {
      const most = best[group] as number;
      const without = Number.isNaN(value);
      const equal = value === most || (without && Number.isNaN(most));
      // Any value goes before none; of equal ones, or none at all, the greatest code.
      if (equal ? compareCodes(row, before) < 0 : without || value < most) continue;
    }
    representatives[group] = row;
    best[group] = value;
  }
  return found;
}

/** Beyond all articles. */
const none = 0xffffffff;

/**
 * Returns the group of its representative article with all its matching articles: this one first, the
 * others by code.
 */
export function foundGroup(scope: Scope, match: Match, first: number): FoundGroup {
  const { index } = scope.engine;
  const group = index.groupOf[first] as number;
  const others = index.rowsOf(group).filter((row) => row !== first && match.failed(row) === 0);
  return { group, rows: [first, ...others] };
}

/** How many of the matching articles, and of their groups, are of each category. */
export function categoryHits({ engine }: Scope, match: Match): CategoryHits[] {
  const { index } = engine;
  const counts = match.hits(0, (hits) =>
    index.scratch.lend('seen', Uint32Array, index.groups.nos.length, (seen) =>
      countCategories(index, hits, seen.fill(0)),
    ),
  );
  const { values } = index.articles.repeated.category as Repeated;
  return (['Bike', 'PAA'] as const).map((category) => ({
    category,
    ...(counts[values.indexOf(category)] ?? { articles: 0, models: 0 }),
  }));
}

/** @param seen by group a bit for each category that it was counted for */
function countCategories({ groupOf, articles }: RangeIndex, hits: Uint32Array, seen: Uint32Array) {
  const { ids, values } = articles.repeated.category as Repeated;
  const counts = values.map(() => ({ articles: 0, models: 0 }));
  for (let at = 0; at < hits.length; at++) {
    const row = hits[at] as number;
    const group = groupOf[row] as number;
    const count = counts[ids[row] as number] as (typeof counts)[number];
    count.articles++;
    const bit = 1 << (ids[row] as number);
    const before = seen[group] as number;
    if ((before & bit) === 0) count.models++;
    seen[group] = before | bit;
  }
  return counts;
}
