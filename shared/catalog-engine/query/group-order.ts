import type { FoundGroup, Sort } from '../query.ts';
import { byValues } from '../table/radix.ts';
import { articleKeys } from './article-order.ts';
import type { Match, Scope } from './match.ts';

/** Groups with a matching article in an order, and the article that stands for each. */
export interface GroupOrder {
  groups: Uint32Array;
  /** By group, -1 for none. */
  standing: Int32Array;
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
  const { groupOf, groups, byId, starts, rows } = engine.index;
  const { hits, state } = match;
  const count = groups.nos.length;
  const touched = new Uint8Array(count);
  for (let at = 0; at < hits.length; at++) touched[groupOf[hits[at] as number] as number] = 1;
  const standing = new Int32Array(count).fill(-1);
  const best = new Float64Array(count).fill(Number.NaN);
  const keys = field === 'name' ? null : articleKeys(scope, field);
  const factor = field === 'price' ? -1 : 1;
  for (let group = 0; group < count; group++) {
    if (touched[group] === 0) continue;
    // The least there is stands for no value while they are compared.
    let most = Number.NEGATIVE_INFINITY;
    const end = starts[group + 1] as number;
    for (let at = starts[group] as number; at < end; at++) {
      const row = rows[at] as number;
      if (state[row] !== 0) continue;
      const value = keys ? (keys[row] as number) * factor : Number.NaN;
      // Articles come by code, so of equal ones the last one stays.
      if (value >= most || most === Number.NEGATIVE_INFINITY) {
        standing[group] = row;
        if (value >= most) most = value;
      }
    }
    if (most !== Number.NEGATIVE_INFINITY) best[group] = most;
  }
  const present = byId.filter((group) => touched[group] === 1);
  const descending = (order === 'DESC') === (factor === 1);
  const values = field === 'name' ? engine.orders.groupNames() : best;
  const made = { groups: byValues(present, values, descending), standing };
  match.groupOrders.set(name, made);
  return made;
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
