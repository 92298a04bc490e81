import { GraphQLError } from 'graphql';
import type { Context } from '#server/graphql/context.ts';

/**
 * Refuses the operations of paying on a host that takes no payments (F035, N034).
 * @throws GraphQLError PAYMENT_OFF
 */
export function requirePayment({ host }: Pick<Context, 'host'>): void {
  if (host.payment) return;
  throw new GraphQLError('This portal takes no payments', { extensions: { code: 'PAYMENT_OFF' } });
}
