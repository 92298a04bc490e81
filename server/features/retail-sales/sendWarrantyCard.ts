import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { lockSales } from './register/sales.store.ts';
import { queueCards } from './warranty/warranty-mail.ts';

/** Has the warranty card of a sale mailed to its consumer, also again (E073). */
export const sendWarrantyCard: MutationResolvers['sendWarrantyCard'] = (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const saleId = checkedText(args.saleId, 'saleId', 80);
  const refuse = (code: string, texts: string) => failure([userError('saleId', code, texts)]);
  return once(ctx, 'sendWarrantyCard', args, async (tx) => {
    const [sale] = await lockSales(tx, viewer, [saleId]);
    if (!sale?.isOwn || sale.deletedAt)
      return refuse('UNKNOWN_FRAME', 'There is no such registration');
    if (!sale.consumer?.email)
      return refuse('NO_EMAIL', 'The sale has no e-mail address of its consumer');
    if (!(await queueCards(tx, ctx, sale, { consumer: 'again', shop: false })))
      return refuse('TOO_MANY_MAILS', 'This card was mailed too often');
    return { message: success('The warranty card is sent'), userErrors: [] };
  });
};
