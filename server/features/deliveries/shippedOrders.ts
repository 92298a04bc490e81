import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listDeliveries } from './list-deliveries.ts';

/**
 * The deliveries that left for the active customer in the period, arrived or not, newest first (O058,
 * C075).
 */
export const shippedOrders: QueryResolvers['shippedOrders'] = (_, args, ctx) =>
  listDeliveries(ctx, args, 'shipped');
