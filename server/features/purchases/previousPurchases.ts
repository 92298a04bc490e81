import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listPurchases } from './list-purchases.ts';

/**
 * The articles that the active customer bought before, the last ordered first unless sorted (O034, U209).
 */
export const previousPurchases: QueryResolvers['previousPurchases'] = (_, args, ctx) =>
  listPurchases(ctx, args, 'latest');
