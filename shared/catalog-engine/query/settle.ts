import type { Bundles, RangeIndex } from '../index-of-range.ts';
import { type Match, mixed } from './match.ts';

export type Notes = RangeIndex['notes'];

/** What a bundle is to something asked: 0 when all its articles are right, 1 when none is, else this. */
export const partly = 2;

/**
 * What bundles are to something that is asked of each article.
 * @param ok 1 for articles that are right
 * @param notes written on
 * @returns a state by bundle, on the notes
 */
export function statesOfRows(
  { bundleOf, bundles }: Bundles,
  ok: Uint8Array,
  notes: Uint32Array,
): Uint32Array {
  // How many are right up to the end of each bundle: only ever written, so that nothing waits for it.
  let right = 0;
  for (let row = 0; row < bundleOf.length; row++) {
    right += ok[row] as number;
    notes[bundleOf[row] as number] = right;
  }
  let before = 0;
  for (let bundle = 0; bundle + 1 < bundles.length; bundle++) {
    const upTo = notes[bundle] as number;
    const own = upTo - before;
    before = upTo;
    const size = (bundles[bundle + 1] as number) - (bundles[bundle] as number);
    const none = (own - 1) >>> 31;
    const all = ((own ^ size) - 1) >>> 31;
    notes[bundle] = none | ((1 - none - all) << 1);
  }
  return notes;
}

/**
 * Bundles that are to something asked as a whole fail it, or not. What is out already stays as it is.
 * @param states by bundle
 * @param notes written on
 * @returns the others, mixed from now on, whose articles are to be looked at one by one
 */
export function settle(
  match: Match,
  states: Uint32Array,
  bit: number,
  notes: Uint32Array,
): Uint32Array {
  const failed = match.bundles;
  let found = 0;
  for (let bundle = 0; bundle < failed.length; bundle++) {
    const bits = failed[bundle] as number;
    const state = states[bundle] as number;
    const isLeft = ((bits & (bits - 1)) - 1) >>> 31;
    const look = isLeft & ((bits >>> 15) | (state >>> 1));
    notes[found] = bundle;
    found += look;
    failed[bundle] = bits | (-(state & 1) & bit & (look - 1));
  }
  const { bundles: starts } = match.together;
  if (found > 0) match.isMixed = true;
  for (let at = 0; at < found; at++) {
    const bundle = notes[at] as number;
    const bits = failed[bundle] as number;
    if (bits === mixed) continue;
    failed[bundle] = mixed;
    const { rows } = match;
    const end = starts[bundle + 1] as number;
    for (let row = starts[bundle] as number; row < end; row++) rows[row] = bits;
  }
  return notes.subarray(0, found);
}

/** The bundles that are mixed. @param notes written on */
export function mixedOf({ bundles }: Match, notes: Uint32Array): Uint32Array {
  let found = 0;
  for (let bundle = 0; bundle < bundles.length; bundle++) {
    notes[found] = bundle;
    found += (bundles[bundle] as number) >>> 15;
  }
  return notes.subarray(0, found);
}

/** Lets the articles of mixed bundles fail. @param fail told what each fails, and which ones to look at */
export function eachRow(
  { rows, together: { bundles: starts } }: Match,
  bundles: Uint32Array,
  fail: (rows: Uint16Array, start: number, end: number) => void,
): void {
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    fail(rows, starts[bundle] as number, starts[bundle + 1] as number);
  }
}
