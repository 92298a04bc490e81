import type { Feature } from '#server/graphql/feature.ts';
import { promotions as promotionsQuery } from './promotions.ts';

export const promotions: Feature = {
  name: 'promotions',
  resolvers: { Query: { promotions: promotionsQuery } },
};
