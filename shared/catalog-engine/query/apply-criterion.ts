import * as helpers from '../bits.ts';
import type { Bundles } from '../index-of-range.ts';
import type { ScratchPool } from '../scratch-pool.ts';
import { type Match, PER_ROW } from './match.ts';

const { areEqual, bitAt, hasOneBitAtMost, isPerRow, isZero, maskIf, maskUnless, stateOf } = helpers;

/** The state of a run for a criterion: 0 when all its articles meet it, 1 when none does, else this. */
export const PARTIAL = 2;

/**
 * Writes the state of each run for a criterion that is checked article by article.
 * @param ok 1 for articles that meet it
 */
export function writeStates(
  { bundleOf, bundles }: Bundles,
  ok: Uint8Array,
  states: Uint32Array,
): void {
  // How many are right up to the end of each bundle: only ever written, so that nothing waits for it.
  let right = 0;
  for (let row = 0; row < bundleOf.length; row++) {
    right += ok[row] as number;
    states[bundleOf[row] as number] = right;
  }
  let before = 0;
  for (let bundle = 0; bundle + 1 < bundles.length; bundle++) {
    const upTo = states[bundle] as number;
    const own = upTo - before;
    before = upTo;
    const size = (bundles[bundle + 1] as number) - (bundles[bundle] as number);
    states[bundle] = stateOf(isZero(own), areEqual(own, size));
  }
}

/** How a criterion is checked: for bundles as a whole, and for the single articles of some. */
interface Criterion {
  /** The bit of what fails it. */
  bit: number;
  /** Writes the state of each bundle. */
  write: (states: Uint32Array) => void;
  /** Adds the bit to the articles that fail, of mixed bundles. */
  fail: (bundles: Uint32Array) => void;
}

/** Applies a criterion. What is out already stays as it is. */
export function applyCriterion(
  match: Match,
  scratch: ScratchPool,
  { bit, write, fail }: Criterion,
): void {
  const { length } = match.bundles;
  scratch.lend('bundles', Uint32Array, length, (bundles) => {
    const found = scratch.lend('states', Uint32Array, length, (states) => {
      write(states);
      return applyStates(match, states, bit, bundles);
    });
    fail(bundles.subarray(0, found));
  });
}

/**
 * Applies the states of bundles. Those whose articles differ, or differed before, are mixed from now on.
 * @param bundles receives the mixed ones, whose articles are to be looked at one by one
 * @returns how many these are
 */
function applyStates(match: Match, states: Uint32Array, bit: number, bundles: Uint32Array): number {
  const failed = match.bundles;
  let found = 0;
  for (let bundle = 0; bundle < failed.length; bundle++) {
    const bits = failed[bundle] as number;
    const state = states[bundle] as number;
    const look = hasOneBitAtMost(bits) & (isPerRow(bits) | bitAt(state, 1));
    bundles[found] = bundle;
    found += look;
    failed[bundle] = bits | (maskIf(bitAt(state, 0)) & maskUnless(look) & bit);
  }
  const { bundles: starts } = match.together;
  if (found > 0) match.isMixed = true;
  for (let at = 0; at < found; at++) {
    const bundle = bundles[at] as number;
    const bits = failed[bundle] as number;
    if (bits === PER_ROW) continue;
    failed[bundle] = PER_ROW;
    const { rows } = match;
    const end = starts[bundle + 1] as number;
    for (let row = starts[bundle] as number; row < end; row++) rows[row] = bits;
  }
  return found;
}

/** Calls a function for each bundle: small enough to be compiled into its caller, together with the function. */
export function eachBundle(
  { rows, together: { bundles: starts } }: Match,
  bundles: Uint32Array,
  fail: (rows: Uint16Array, start: number, end: number) => void,
): void {
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    fail(rows, starts[bundle] as number, starts[bundle + 1] as number);
  }
}
