import { GraphQLError } from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { Problem } from '#server/lib/problem.ts';

const text = 'This portal takes no payments';

/**
 * Refuses the operations of paying on a host that takes no payments (F035, N034).
 * @throws GraphQLError PAYMENT_OFF
 */
export function requirePayment({ host }: Pick<Context, 'host'>): void {
  if (host.payment) return;
  throw new GraphQLError(text, { extensions: { code: 'PAYMENT_OFF' } });
}

/**
 * Refuses downloads about payments on a host that takes none (F035).
 * @throws Problem 403 PAYMENT_OFF
 */
export function requirePaymentForDownload({ host }: Pick<Context, 'host'>): void {
  if (!host.payment) throw new Problem(403, 'PAYMENT_OFF', text);
}
