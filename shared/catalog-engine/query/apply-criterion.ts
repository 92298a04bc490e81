import * as helpers from '../bits.ts';
import type { Bundles, RangeIndex } from '../index-of-range.ts';
import { type Match, PER_ROW } from './match.ts';

const { areEqual, bitAt, hasOneBitAtMost, isPerRow, isZero, maskIf, maskUnless, stateOf } = helpers;

export type Scratch = RangeIndex['scratch'];

/** The state of a run for a criterion: 0 when all its articles meet it, 1 when none does, else this. */
export const PARTIAL = 2;

/**
 * Returns the state of each run for a criterion that is checked article by article.
 * @param ok 1 for articles that meet it
 * @param scratch array for the result
 * @returns a state for each run, in the scratch array
 */
export function statesOfRows(
  { bundleOf, bundles }: Bundles,
  ok: Uint8Array,
  scratch: Uint32Array,
): Uint32Array {
  // How many are right up to the end of each bundle: only ever written, so that nothing waits for it.
  let right = 0;
  for (let row = 0; row < bundleOf.length; row++) {
    right += ok[row] as number;
    scratch[bundleOf[row] as number] = right;
  }
  let before = 0;
  for (let bundle = 0; bundle + 1 < bundles.length; bundle++) {
    const upTo = scratch[bundle] as number;
    const own = upTo - before;
    before = upTo;
    const size = (bundles[bundle + 1] as number) - (bundles[bundle] as number);
    scratch[bundle] = stateOf(isZero(own), areEqual(own, size));
  }
  return scratch;
}

/**
 * Bundles that are to something asked as a whole fail it, or not. What is out already stays as it is.
 * @param states by bundle
 * @param scratch array that is written
 * @returns the others, mixed from now on, whose articles are to be looked at one by one
 */
export function applyCriterion(
  match: Match,
  states: Uint32Array,
  bit: number,
  scratch: Uint32Array,
): Uint32Array {
  const failed = match.bundles;
  let found = 0;
  for (let bundle = 0; bundle < failed.length; bundle++) {
    const bits = failed[bundle] as number;
    const state = states[bundle] as number;
    const look = hasOneBitAtMost(bits) & (isPerRow(bits) | bitAt(state, 1));
    scratch[found] = bundle;
    found += look;
    failed[bundle] = bits | (maskIf(bitAt(state, 0)) & maskUnless(look) & bit);
  }
  const { bundles: starts } = match.together;
  if (found > 0) match.isMixed = true;
  for (let at = 0; at < found; at++) {
    const bundle = scratch[at] as number;
    const bits = failed[bundle] as number;
    if (bits === PER_ROW) continue;
    failed[bundle] = PER_ROW;
    const { rows } = match;
    const end = starts[bundle + 1] as number;
    for (let row = starts[bundle] as number; row < end; row++) rows[row] = bits;
  }
  return scratch.subarray(0, found);
}

/** The bundles that are mixed. @param scratch array that is written */
export function listMixed({ bundles }: Match, scratch: Uint32Array): Uint32Array {
  let found = 0;
  for (let bundle = 0; bundle < bundles.length; bundle++) {
    scratch[found] = bundle;
    found += isPerRow(bundles[bundle] as number);
  }
  return scratch.subarray(0, found);
}

/**
 * Marks articles of mixed runs as failed.
 * @param fail receives what each article fails, and which articles to look at
 */
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
