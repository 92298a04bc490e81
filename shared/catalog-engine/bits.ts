// Arithmetic in place of conditions, for the loops over all articles. A processor guesses the way a condition
// goes, and a wrong guess takes longer than the rest of such a loop. So these functions answer with numbers:
//
// - a flag is 0 or 1, and flags are joined by & and |;
// - a mask is 0 or -1 (all bits set): `mask & n` is 0 or n;
// - a set of bits is a number below 2^31, as `facetBit` of query/match.ts makes them.
//
// Arguments are whole numbers of 32 bits. V8 inlines these functions, but compares an imported one with the
// expected one in each round of a loop, which costs up to half of the loop's time. A file with such loops
// therefore keeps them in constants of its own: `const { isZero } = helpers`.

/** Flag: whether a number from 0 to 2^31 is 0. */
export const isZero = (n: number): number => (n - 1) >>> 31;

/** Flag: whether a number from 0 to 2^31 is not 0. */
export const isNotZero = (n: number): number => (0 - n) >>> 31;

/** Flag: whether two numbers below 2^31 are equal. */
export const areEqual = (a: number, b: number): number => ((a ^ b) - 1) >>> 31;

/** Flag: whether at most one bit is set. */
export const hasOneBitAtMost = (bits: number): number => ((bits & (bits - 1)) - 1) >>> 31;

/** Flag: whether the bit at a place is set; the lowest is at place 0. */
export const bitAt = (bits: number, place: number): number => (bits >>> place) & 1;

/** The place of the highest bit that is set. */
export const highestPlace = (bits: number): number => 31 - Math.clz32(bits);

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Mask: all bits when the flag is 1. */
export const maskIf = (flag: number): number => 0 - flag;

/** Mask: all bits when the flag is 0. */
export const maskUnless = (flag: number): number => flag - 1;

/** The number, or 0 for one below 0. */
export const orZero = (n: number): number => n & ~(n >> 31);

/** Flag: whether `PER_ROW` of query/match.ts, the highest of 16 bits, is set. */
export const isPerRow = (bits: number): number => bits >>> 15;

/**
 * The state of a bundle for a criterion (query/apply-criterion.ts), from two flags: whether none of its articles
 * meets the criterion, and whether all do.
 */
export const stateOf = (none: number, all: number): number => none | ((1 - none - all) << 1);
