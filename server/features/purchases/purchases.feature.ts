import type { Feature } from '#server/graphql/feature.ts';
import { articlePurchases } from './articlePurchases.ts';
import { frequentPurchases } from './frequentPurchases.ts';
import { previousPurchases } from './previousPurchases.ts';

export const purchases: Feature = {
  name: 'purchases',
  resolvers: { Query: { previousPurchases, frequentPurchases, articlePurchases } },
};
