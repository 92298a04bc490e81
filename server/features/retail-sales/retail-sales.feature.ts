import type { Feature } from '#server/graphql/feature.ts';
import { cities } from './cities.ts';
import { dealerUnderInsera } from './dealerUnderInsera.ts';

export const retailSales: Feature = {
  name: 'retail-sales',
  resolvers: { Query: { dealerUnderInsera, cities } },
};
