import type { Db } from '#server/db/database.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { readDeviceTime } from '#server/lib/device-clock.rules.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { hasPart } from './content-kinds.ts';
import { keepReceipt, wasReadable } from './content-read.store.ts';
import { hasKind } from './content-rights.ts';

/** Keeps that the viewer has read something, once; also of what was withdrawn or is over since then. */
export const markContentRead: MutationResolvers['markContentRead'] = (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const { kind } = args;
  const id = checkedText(args.id, 'id');
  const effect = async (tx: Db) => {
    const readAt = readDeviceTime(args.readAt, Date.now());
    if (!readAt) return failure([userError('readAt', 'IN_FUTURE', 'The time has not come yet')]);
    const { timeZone } = ctx.host;
    const days = { today: getDayIn(timeZone), readOn: getDayIn(timeZone, readAt) };
    const canBeRead = hasPart(kind, 'mustRead') && hasKind(ctx, kind);
    if (!canBeRead || !(await wasReadable(tx, viewer, kind, id, days)))
      return failure([userError('id', 'UNKNOWN_RECORD', 'There is no such record')]);
    await keepReceipt(tx, viewer, { kind, id, readAt });
    return { message: success('Marked as read'), userErrors: [] };
  };
  return once(ctx, 'markContentRead', args, effect, { customer: 'in arguments' });
};
