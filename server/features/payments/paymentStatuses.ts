import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { requirePayment } from './payment-off.ts';
import { paymentStatus } from './payment-status.texts.ts';
import { requestStatuses } from './requests/request-state.rules.ts';

/** The states of payment requests in the reader's language (O074, E438, E439). */
export const paymentStatuses: QueryResolvers['paymentStatuses'] = (_root, _args, ctx) => {
  requirePayment(ctx);
  return requestStatuses.map((id) => paymentStatus(id, ctx.locale));
};
