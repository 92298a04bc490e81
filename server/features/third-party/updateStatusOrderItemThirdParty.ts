import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationResolvers,
  MutationUpdateStatusOrderItemThirdPartyArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import {
  listNextStatuses,
  toItemStatus,
  toOrderStatus,
  toStatusNo,
} from '#shared/third-party/item-status.rules.ts';
import { findOrder, setItemStatus } from './orders/order.store.ts';
import { toThirdPartyOrder } from './orders/show-order.ts';

/** Changes the state of an item, as its vendor or its buyer (O228, B284, N123, reading 75). */
export const updateStatusOrderItemThirdParty: MutationResolvers['updateStatusOrderItemThirdParty'] =
  async (_, args, ctx) => {
    checkedText(args.orderNo, 'orderNo');
    const work = (tx: Db) => change(tx, ctx, args);
    const answer = await once(ctx, 'updateStatusOrderItemThirdParty', args, work, {
      customer: 'in arguments',
    });
    const order = await findOrder(ctx.db, viewerOf(ctx), args.orderNo);
    const { message, userErrors } = answer;
    return { message, userErrors, order: order && toThirdPartyOrder(order) };
  };

async function change(
  tx: Db,
  ctx: Context,
  { orderNo, articleCode, status, from }: MutationUpdateStatusOrderItemThirdPartyArgs,
): Promise<MessagePayload> {
  const order = await findOrder(tx, viewerOf(ctx), orderNo, { lock: true });
  if (!order) return failure([userError('orderNo', 'UNKNOWN_ORDER', 'No such order')]);
  const item = order.items.find(({ article }) => article === articleCode);
  if (!item)
    return failure([userError('articleCode', 'UNKNOWN_ITEM', 'The order has no such item')]);
  const done = { message: success(`${articleCode} is ${status}`), userErrors: [] };
  const present = toItemStatus(item.status);
  if (present === status) return done;
  const day = getDayIn(ctx.host.timeZone, new Date(item.statusAt));
  if (from && from !== present)
    return failure([
      userError('status', 'STATUS_MOVED', `It is ${present} since ${day}`, { name: present, day }),
    ]);
  const parties = { isVendor: order.vendor.isOwn, isBuyer: order.isBuyer };
  if (!listNextStatuses(present, parties).includes(status))
    return failure([
      userError('status', 'STATUS_NOT_ALLOWED', `${present} cannot become ${status}`),
    ]);
  const statuses = order.items.map((one) => (one === item ? status : toItemStatus(one.status)));
  await setItemStatus(tx, {
    no: order.no,
    article: articleCode,
    to: toStatusNo(status),
    status: toStatusNo(toOrderStatus(statuses)),
  });
  await recordEvents(tx, ctx, [
    {
      feature: 'third-party',
      id: orderNo,
      action: 'changed',
      before: { [`status.${articleCode}`]: present },
      after: { [`status.${articleCode}`]: status },
    },
  ]);
  return done;
}
