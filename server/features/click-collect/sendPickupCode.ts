import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { toPlace } from '#shared/click-collect/statuses.ts';
import { askForMail } from './mail/ready-mail.store.ts';
import { readyMailQueue } from './mail/ready-mail.ts';
import { findOrder } from './records/click-collect.store.ts';

/** Mails the consumer the code again, for one who has lost the mail or whose address was wrong. */
export const sendPickupCode: MutationResolvers['sendPickupCode'] = (_, args, ctx) =>
  once(
    ctx,
    'sendPickupCode',
    args,
    async (tx) => {
      const viewer = viewerOf(ctx);
      const row = await findOrder(tx, viewer, args.orderId, { lock: true });
      const refuse = (code: string, text: string) => failure([userError('orderId', code, text)]);
      if (!row) return refuse('UNKNOWN_ORDER', 'No such order');
      if (row.status !== toPlace('READY_TO_PICKUP'))
        return refuse('WRONG_STATE', 'The order is in another state by now');
      if (!row.needsCode) return refuse('NO_EMAIL', 'The consumer has no e-mail address');
      if (!(await askForMail(tx, viewer.sorg, row.id)))
        return refuse('TOO_MANY_MAILS', 'The code was mailed too often');
      await ctx.jobs.send(readyMailQueue, {}, tx);
      return { message: success('The code is mailed'), userErrors: [] };
    },
    { customer: 'in arguments' },
  );
