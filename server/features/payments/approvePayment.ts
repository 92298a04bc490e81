import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { decideOrderPayment } from './documents/decide-order-payment.ts';

/** Confirms that an order is paid (O085, B211, N076). */
export const approvePayment: MutationResolvers['approvePayment'] = (_root, args, ctx) =>
  decideOrderPayment(ctx, 'approvePayment', args, 'Completed');
