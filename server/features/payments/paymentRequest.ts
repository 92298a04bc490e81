import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { showRequest } from './requests/show-request.ts';

/** One payment request; null for an unknown or a foreign one. */
export const paymentRequest: QueryResolvers['paymentRequest'] = async (_root, args, ctx) => {
  requirePayment(ctx);
  return showRequest(ctx, checkedText(args.externalId, 'externalId'));
};
