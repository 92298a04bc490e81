import type { Feature } from '#server/graphql/feature.ts';
import { cities } from './cities.ts';
import { countries as all } from './countries.ts';

/** The countries and cities of addresses. */
export const countries: Feature = {
  name: 'countries',
  plain: ['countries', 'cities'],
  resolvers: { Query: { countries: all, cities } },
};
