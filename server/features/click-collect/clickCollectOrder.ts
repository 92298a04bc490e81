import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { showOrder } from './records/answer-order.ts';

/** One order with its lines and their marks (O152, E679 to E692). */
export const clickCollectOrder: QueryResolvers['clickCollectOrder'] = (_, args, ctx) =>
  showOrder(ctx, args.orderId);
