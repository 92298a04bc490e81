import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listPurchases } from './list-purchases.ts';

/**
 * The articles that the active customer buys repeatedly: those in most orders first, of equal ones those
 * with more pieces, unless sorted (O035, U210).
 */
export const frequentPurchases: QueryResolvers['frequentPurchases'] = (_, args, ctx) =>
  listPurchases(ctx, args, 'often');
