import type { ClientFeature } from '#src/crud/feature.ts';

/** The countries and cities of addresses. */
export const countries: ClientFeature = { keptQueries: ['Cities'] };
