import * as helpers from '../bits.ts';
import type { Bundles } from '../index-of-range.ts';
import type { ScratchPool } from '../scratch-pool.ts';
import { type Match, PER_ROW } from './match.ts';

const { areEqual, bitAt, hasOneBitAtMost, isPerRow, isZero, maskIf, maskUnless, stateOf } = helpers;

/** The states of so many bundles are written and applied before those of the next: they stay in the processor's cache. */
const blockLength = 4_096;

/**
 * Writes the state of each bundle for a criterion that is checked article by article, see `stateOf`.
 * @param ok 1 for articles that meet it
 */
export function writeStates(
  { bundleOf, bundles }: Bundles,
  ok: Uint8Array,
  states: Uint32Array,
  from: number,
  to: number,
): void {
  // How many are right up to the end of each bundle: only ever written, so that nothing waits for it.
  let right = 0;
  const end = bundles[to] as number;
  for (let row = bundles[from] as number; row < end; row++) {
    right += ok[row] as number;
    states[((bundleOf[row] as number) - from) | 0] = right;
  }
  let before = 0;
  for (let bundle = from; bundle < to; bundle++) {
    const upTo = states[bundle - from] as number;
    const own = upTo - before;
    before = upTo;
    const size = (bundles[bundle + 1] as number) - (bundles[bundle] as number);
    states[bundle - from] = stateOf(isZero(own), areEqual(own, size));
  }
}

/** How a criterion is checked: for bundles as a whole, and for the single articles of some. */
interface Criterion {
  /** The bit of what fails it. */
  bit: number;
  /** Writes the states of some bundles, the first one at 0. */
  write: (states: Uint32Array, from: number, to: number) => void;
  /** Adds the bit to the articles that fail, of mixed bundles. */
  fail: (bundles: Uint32Array) => void;
}

/** Applies a criterion. What is out already stays as it is. */
export function applyCriterion(match: Match, scratch: ScratchPool, criterion: Criterion): void {
  scratch.lend('bundles', Uint32Array, match.bundles.length, (bundles) => {
    const found = scratch.lend('states', Uint32Array, blockLength, (states) =>
      applyStates(match.bundles, criterion, states, bundles),
    );
    const mixed = bundles.subarray(0, found);
    mixBundles(match, mixed);
    criterion.fail(mixed);
  });
}

/**
 * Adds the bit to the bundles that fail as a whole.
 * @param mixed receives the bundles whose articles are to be looked at one by one
 * @returns how many these are
 */
function applyStates(
  failed: Uint16Array,
  { bit, write }: Criterion,
  states: Uint32Array,
  mixed: Uint32Array,
): number {
  let found = 0;
  for (let from = 0; from < failed.length; from += blockLength) {
    const to = Math.min(failed.length, from + blockLength);
    write(states, from, to);
    for (let bundle = from; bundle < to; bundle++) {
      const bits = failed[bundle] as number;
      const state = states[bundle - from] as number;
      const look = hasOneBitAtMost(bits) & (isPerRow(bits) | bitAt(state, 1));
      mixed[found] = bundle;
      found += look;
      failed[bundle] = bits | (maskIf(bitAt(state, 0)) & maskUnless(look) & bit);
    }
  }
  return found;
}

/** From now on the articles of these bundles fail different things. */
function mixBundles(match: Match, bundles: Uint32Array): void {
  if (bundles.length === 0) return;
  const failed = match.bundles;
  const { bundles: starts } = match.together;
  const { rows } = match;
  match.isMixed = true;
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    const bits = failed[bundle] as number;
    if (bits === PER_ROW) continue;
    failed[bundle] = PER_ROW;
    const end = starts[bundle + 1] as number;
    for (let row = starts[bundle] as number; row < end; row++) rows[row] = bits;
  }
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
