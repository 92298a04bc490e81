import fc from 'fast-check';

/**
 * Options of a property test with so many runs in `npm test`, all from the seed of
 * scripts/testing/property-seed.ts. `npm run simulate` makes more of them, from a random seed.
 */
export function propertyRuns(count: number): { numRuns: number } {
  return { numRuns: Math.round((count * (fc.readConfigureGlobal()?.numRuns ?? 100)) / 100) };
}
