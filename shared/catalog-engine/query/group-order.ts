import type { FoundGroup, Sort } from '../query.ts';
import { byKeys, byValues, lowest } from '../table/radix.ts';
import { articleKeys } from './article-order.ts';
import type { Match, Scope } from './match.ts';

/** Groups with a matching article, what they are sorted by, and the article that stands for each. */
export interface GroupOrder {
  /** How many groups there are. */
  count: number;
  /** By group, -1 for none. */
  standing: Int32Array;
  /** Some of them in the order: their places from `offset` on. */
  page(offset: number, limit: number): Uint32Array;
}

/**
 * The newest, most popular or cheapest matching article stands for its group, in either direction;
 * of equal ones that with the greatest code (E225). Groups by its value, or by their own name; by id
 * where equal, those without a value last.
 */
export function groupOrder(scope: Scope, match: Match, { field, order }: Sort): GroupOrder {
  const name = `${field} ${order}`;
  const known = match.groupOrders.get(name);
  if (known) return known;
  const { engine } = scope;
  const factor = field === 'price' ? -1 : 1;
  const { present, standing, best } = standingFor(scope, match, field, factor);
  const descending = (order === 'DESC') === (factor === 1);
  const values = field === 'name' ? engine.orders.groupNames() : best;
  const made: GroupOrder = {
    count: present.length,
    standing,
    page: paged(present, values, engine.orders.idRanks(), descending),
  };
  match.groupOrders.set(name, made);
  return made;
}

/** The groups of the matching articles as they come, and by group its best article and value. */
function standingFor(scope: Scope, { hits }: Match, field: Sort['field'], factor: number) {
  const { groupOf, groups, codeRank } = scope.engine.index;
  const count = groups.nos.length;
  const standing = new Int32Array(count).fill(-1);
  const best = new Float64Array(count).fill(Number.NaN);
  const keys = field === 'name' ? null : articleKeys(scope, field);
  const present = new Uint32Array(Math.min(count, hits.length));
  let found = 0;
  for (let at = 0; at < hits.length; at++) {
    const row = hits[at] as number;
    const group = groupOf[row] as number;
    const value = keys ? (keys[row] as number) * factor : Number.NaN;
    const before = standing[group] as number;
    if (before === -1) present[found++] = group;
    else {
      const most = best[group] as number;
      const none = Number.isNaN(value);
      const equal = value === most || (none && Number.isNaN(most));
      // Any value goes before none; of equal ones, or none at all, the greatest code.
      if (equal ? (codeRank[row] as number) < (codeRank[before] as number) : none || value < most)
        continue;
    }
    standing[group] = row;
    best[group] = value;
  }
  return { present: present.subarray(0, found), standing, best };
}

/** More than this is sorted whole: pages that far down are asked for one after the other. */
const mostChosen = 300;

/** Pages of groups by value, by id where equal; the first ones are chosen without sorting all. */
function paged(
  present: Uint32Array,
  values: Float64Array,
  ranks: Uint32Array,
  descending: boolean,
): GroupOrder['page'] {
  let first: Uint32Array | null = null;
  let whole: Uint32Array | null = null;
  return (offset, limit) => {
    const end = offset + limit;
    if (!whole && end <= mostChosen && present.length > mostChosen) {
      first ??= lowest(present, values, ranks, descending, mostChosen);
      return first.subarray(offset, end);
    }
    whole ??= byValues(byKeys(present, ranks), values, descending);
    return whole.subarray(offset, end);
  };
}

/** A group of a page with its matching articles, the one that stands for it first, others by code. */
export function foundGroup(
  scope: Scope,
  { state }: Match,
  { standing }: GroupOrder,
  group: number,
): FoundGroup {
  const first = standing[group] as number;
  const { rows, starts } = scope.engine.index;
  const others = rows
    .subarray(starts[group], starts[group + 1])
    .filter((row) => row !== first && state[row] === 0);
  return { group, rows: [first, ...others] };
}
