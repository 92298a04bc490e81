import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listDeliveries } from './list-deliveries.ts';

/**
 * The deliveries on their way to the active customer in the period, the earliest expected first (O059,
 * C075).
 */
export const openDeliveryV4: QueryResolvers['openDeliveryV4'] = (_, args, ctx) =>
  listDeliveries(ctx, args, 'open');
