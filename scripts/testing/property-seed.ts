import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * The seed of all property tests of `npm test`, so that the same commit gets the same verdict: a date,
 * changed on purpose only. Random seeds belong to `npm run simulate`, which sets PROPERTY_FACTOR to make
 * more runs; each counterexample that it finds becomes an example in the test.
 */
const seed = 2026_11_28;

const factor = process.env.PROPERTY_FACTOR;
fc.configureGlobal(factor ? { numRuns: 100 * Number(factor) } : { seed });
if (factor) vi.setConfig({ testTimeout: 3_600_000 });
