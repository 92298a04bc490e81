import type { Room } from '#server/graphql/room.ts';
import { articlePurchases } from './articlePurchases.ts';
import { frequentPurchases } from './frequentPurchases.ts';
import { previousPurchases } from './previousPurchases.ts';

export const purchases: Room = {
  name: 'purchases',
  resolvers: { Query: { previousPurchases, frequentPurchases, articlePurchases } },
};
