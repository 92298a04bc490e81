import { keptQueries } from '../generated/kept-queries.ts';

/**
 * Queries whose answers the device keeps, so that what was looked at once can be looked at without
 * a network; each feature names its own (`keptQueries` in `<feature>.feature.ts`).
 */
export const keptOperations: ReadonlySet<string> = new Set(keptQueries);
