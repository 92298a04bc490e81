import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationSendEmailInvoiceArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { itemsOfInvoices, mailedUser } from './invoice-detail.store.ts';
import { type InvoiceMailJob, invoiceMailQueue } from './mail/invoice-mail.ts';

/**
 * Has an invoice mailed to the viewer's own address and to no other (O076). Sent again under the same key it is
 * mailed once.
 */
export function sendEmailInvoice(
  _root: unknown,
  args: MutationSendEmailInvoiceArgs,
  ctx: Context,
): Promise<MessagePayload> {
  const viewer = viewerOf(ctx);
  const invoiceNo = checkedText(args.invoiceNumber, 'invoiceNumber', 60);
  const options = { customer: 'in arguments' } as const;
  return once(
    ctx,
    'sendEmailInvoice',
    args,
    async (tx): Promise<MessagePayload> => {
      const rows = args.sorg === viewer.sorg ? await itemsOfInvoices(tx, viewer, [invoiceNo]) : [];
      if (rows.length === 0)
        return failure([userError('invoiceNumber', 'UNKNOWN_INVOICE', 'There is no such invoice')]);
      const { userId, sorg } = viewer;
      const user = await mailedUser(tx, userId);
      if (!user?.email)
        return failure([userError('email', 'NO_EMAIL', 'You have no e-mail address')]);
      const { host } = ctx.host;
      const job: InvoiceMailJob = { sorg, invoiceNo, userId, host, askedAt: Date.now() };
      await ctx.jobs.send(invoiceMailQueue, job, tx);
      return { message: success('The invoice is sent to your e-mail address'), userErrors: [] };
    },
    options,
  );
}
