import { type Context, viewerOf } from '#server/graphql/context.ts';
import { checkedText } from '#server/lib/paging.ts';
import { accountMovements, type Statement } from './account-statement.store.ts';
import { checkPeriod, type Period } from './invoice-period.rules.ts';

/** The most movements of one statement. */
export const mostMovements = 2_000;

/**
 * The statement that is asked for: of the active customer unless another one is named; null when the customer is
 * not the viewer's.
 * @throws GraphQLError BAD_USER_INPUT when the period ends before it begins or is longer than a year
 */
export async function loadStatement(
  ctx: Context,
  { from, to, payerCode }: Period & { payerCode?: string | null | undefined },
): Promise<Statement | null> {
  checkPeriod({ from, to });
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
