import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers, SavedPayment } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { findSavedPayments } from './saved/saved-payment.store.ts';

const mostNames = 100;

/**
 * Ways to pay that providers keep for the viewer and the active customer (O071).
 * @throws GraphQLError BAD_USER_INPUT unless exactly one of the arguments is given
 */
export const savedPayments: QueryResolvers['savedPayments'] = async (
  _root,
  { companies, sorgs },
  ctx,
): Promise<SavedPayment[]> => {
  requirePayment(ctx);
  if (Boolean(companies) === Boolean(sorgs)) throw badUserInput('Either companies or sorgs');
  if ((companies ?? sorgs ?? []).length > mostNames) throw badUserInput(`At most ${mostNames}`);
  const viewer = viewerOf(ctx);
  if (!viewer.customer || (sorgs && !sorgs.includes(viewer.sorg))) return [];
  const wanted = companies?.map((code) => checkedText(code, 'companies')) ?? null;
  const rows = await findSavedPayments(ctx.db, viewer, viewer.customer.unified, wanted);
  return rows.map(({ id, display, type, shared, userId, method }) => ({
    id: String(id),
    display,
    type,
    shared,
    isOwn: userId === viewer.userId,
    paymentMerchant: { payment: { id: method } },
  }));
};
