import { type Context, viewerOf } from '#server/graphql/context.ts';
import { checkedText } from '#server/lib/paging.ts';
import { accountMovements, type Statement } from './account-statement.store.ts';
import type { Period } from './invoice-period.rules.ts';

/** The most movements of one statement. */
export const mostMovements = 2_000;

/**
 * Loads a statement of the active customer, or of the customer that is named; null when the customer is not the
 * viewer's. The caller has checked the period.
 */
export async function loadStatement(
  ctx: Context,
  { from, to, payerCode }: Period & { payerCode?: string | null | undefined },
): Promise<Statement | null> {
  const viewer = viewerOf(ctx);
  const code = payerCode ?? viewer.customer?.unified;
  if (!code) return null;
  return await accountMovements(ctx.db, viewer, {
    payerCode: checkedText(code, 'payerCode', 60),
    from,
    to,
    most: mostMovements,
  });
}
