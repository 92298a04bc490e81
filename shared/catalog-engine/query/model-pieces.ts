import type { Bundles, RangeIndex } from '../index-of-range.ts';
import { byKeys, createNumbers } from '../table/radix-sort.ts';
import { areSingle } from './bundle-columns.ts';
import { type Match, PER_ROW } from './match.ts';

/** Neighbours of one bundle and one model, in the order of the models. */
export interface Pieces {
  /** First article of each, and where it ends. */
  starts: Uint32Array;
  ends: Uint32Array;
  groups: Uint32Array;
}

const known = new WeakMap<Bundles, Pieces>();

/** The pieces of a range, made once. */
export function getPieces({ groupOf }: RangeIndex, together: Bundles): Pieces {
  // Where each article is a bundle of its own, that is for one question.
  const before = areSingle(together) ? undefined : known.get(together);
  if (before) return before;
  const { bundleOf } = together;
  const starts: number[] = [];
  for (let row = 0; row < groupOf.length; row++)
    if (row === 0 || groupOf[row] !== groupOf[row - 1] || bundleOf[row] !== bundleOf[row - 1])
      starts.push(row);
  const groups = Uint32Array.from(starts, (row) => groupOf[row] as number);
  const order = byKeys(createNumbers(starts.length), groups);
  const made = {
    starts: order.map((at) => starts[at] as number),
    ends: order.map((at) => starts[at + 1] ?? groupOf.length),
    groups: order.map((at) => groups[at] as number),
  };
  known.set(together, made);
  return made;
}

/**
 * Writes the pieces with an article that fails nothing but this, in the order of their models.
 * @returns how many there are
 */
export function writePassing(
  match: Match,
  { starts, ends }: Pieces,
  bits: number,
  found: Uint32Array,
): number {
  const { bundles } = match;
  const { bundleOf } = match.together;
  let count = 0;
  for (let piece = 0; piece < starts.length; piece++) {
    const start = starts[piece] as number;
    const failed = bundles[bundleOf[start] as number] as number;
    let passes = (failed & ~bits) === 0;
    if (failed >= PER_ROW)
      for (let row = start; !passes && row < (ends[piece] as number); row++)
        passes = ((match.rows[row] as number) & ~bits) === 0;
    found[count] = piece;
    count += Number(passes);
  }
  return count;
}
