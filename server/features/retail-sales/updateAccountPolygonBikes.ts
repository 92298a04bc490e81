import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import { findAccount } from './accounts/accounts.store.ts';
import { isSamePerson } from './register/keep-consent.rules.ts';
import { registerSale } from './register/register-sales.ts';
import { lockFrames, lockSalesOfFrame } from './register/sales.store.ts';

/** Takes the data of an account over for the sale of its frame (O148): a change of that sale like any other. */
export const updateAccountPolygonBikes: MutationResolvers['updateAccountPolygonBikes'] = (
  _,
  args,
  ctx,
) =>
  once(ctx, 'updateAccountPolygonBikes', args, async (tx) => {
    const viewer = viewerOf(ctx);
    const refuse = (code: string, texts: string) => failure([userError('id', code, texts)]);
    if (!isStaff(viewer)) return refuse('NOT_STAFF', 'Only staff take accounts over');
    const isId = /^\d{1,18}$/.test(args.id);
    const account = isId ? await findAccount(tx, viewer.sorg, args.id) : null;
    if (!account) return refuse('UNKNOWN_ACCOUNT', 'There is no such account');
    const { normal } = account;
    await lockFrames(tx, viewer.sorg, [normal]);
    const sales = await lockSalesOfFrame(tx, viewer, { normal, nonRetail: null, customer: null });
    // A bike that was used without a consumer may be sold later.
    const sale = sales.find(({ nonRetail }) => !nonRetail) ?? sales[0];
    if (!sale) return refuse('NOT_SOLD', 'The bike is not reported as sold');
    const { id: saleId, soldOn: soldDate, documentNo, salesChannel, serials, consumer } = sale;
    // The consent is of the person who gave it, not of a later owner of the bike.
    const isSame = consumer !== null && isSamePerson(consumer, account);
    const { message, userErrors } = await registerSale(tx, ctx, {
      saleId,
      soldDate,
      documentNo,
      salesChannel,
      dealer: sale.customer,
      frameNumber: sale.frameNumber,
      articleCode: sale.article || null,
      serials: serials.map(({ kind, value }) => ({ kind, value })),
      consent: isSame ? consumer.consent : null,
      useAccountData: true,
    });
    if (!message.status) return { message, userErrors };
    return { message: success('The data of the account is taken over'), userErrors: [] };
  });
