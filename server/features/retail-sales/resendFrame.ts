import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getNextState } from '#shared/serials/retail-sale-states.ts';
import { answerFrame } from './list/answer-frame.ts';
import { lockSales } from './register/sales.store.ts';
import { setState } from './register/write-sales.store.ts';

/** Sends a failed registration to the ERP again (N094). */
export const resendFrame: MutationResolvers['resendFrame'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const saleId = checkedText(args.saleId, 'saleId', 80);
  const answer = await once(ctx, 'resendFrame', args, async (tx) => {
    const [sale] = await lockSales(tx, viewer, [saleId]);
    const refuse = (code: string, texts: string) => ({
      ...failure([userError('saleId', code, texts)]),
      saleId: null,
    });
    if (!sale?.isOwn) return refuse('UNKNOWN_FRAME', 'There is no such registration');
    const status = getNextState(sale.status, 'resent');
    if (!status) return refuse('WRONG_STATE', 'Only a failed registration is sent again');
    await setState(tx, { sorg: viewer.sorg, ids: [saleId] }, { status });
    return { message: success('It is sent again'), userErrors: [], saleId };
  });
  return answerFrame(ctx, answer);
};
