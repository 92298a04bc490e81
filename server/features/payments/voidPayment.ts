import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { decideOrderPayment } from './documents/decide-order-payment.ts';

/** Voids the payment of an order (O086, B212, N076). */
export const voidPayment: MutationResolvers['voidPayment'] = (_root, args, ctx) =>
  decideOrderPayment(ctx, 'voidPayment', args, 'Voided');
