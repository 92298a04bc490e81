import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ClickCollectPayload,
  MessagePayload,
  MutationClickCollectUpdateShipmentsArgs,
  UserError,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { toPlace } from '#shared/click-collect/statuses.ts';
import { answerOrder } from './records/answer-order.ts';
import { noteChange, setLines } from './records/change-order.store.ts';
import { findOrder, type LineRow } from './records/click-collect.store.ts';

/**
 * Sets how many pieces of lines were shipped to the shop (O154, B261, N106, N107).
 * @throws GraphQLError FORBIDDEN without page.click-collect
 */
export async function clickCollectUpdateShipments(
  _root: unknown,
  args: MutationClickCollectUpdateShipmentsArgs,
  ctx: Context,
): Promise<ClickCollectPayload> {
  // The answer holds the order, which page.orderlist alone does not show.
  if (!viewerOf(ctx).scopes.has('page.click-collect')) {
    ctx.noteRefusal('clickCollectUpdateShipments', 'page.click-collect');
    throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
  }
  const ids = new Set(args.items.map(({ id }) => id));
  if (ids.size < args.items.length) throw badUserInput('An item is named twice');
  const change = (tx: Db) => setShipments(tx, ctx, args);
  const answer = await once(ctx, 'clickCollectUpdateShipments', args, change, {
    customer: 'in arguments',
  });
  return await answerOrder(ctx, args.orderId, answer);
}

async function setShipments(
  tx: Db,
  ctx: Context,
  { orderId, items }: MutationClickCollectUpdateShipmentsArgs,
): Promise<MessagePayload> {
  const viewer = viewerOf(ctx);
  const row = await findOrder(tx, viewer, orderId, { lock: true });
  if (!row) return failure([userError('orderId', 'UNKNOWN_ORDER', 'No such order')]);
  if (row.status < toPlace('OPEN') || row.status > toPlace('SHIPPED'))
    return failure([userError('orderId', 'WRONG_STATE', 'The order is in another state by now')]);
  const lines = new Map(row.lines.map((line) => [line.id, line]));
  const wrong = items.flatMap((item, at) => findProblem(lines.get(item.id), item.qtyShipped, at));
  if (wrong.length > 0) return failure(wrong);
  const changes = items.filter(({ id, qtyShipped }) => lines.get(id)?.qtyShipped !== qtyShipped);
  if (changes.length > 0) {
    await setLines(tx, viewer, row.id, changes);
    await noteChange(tx, viewer, row.id);
    const toValues = (of: (id: string, qtyShipped: number) => number | undefined) =>
      Object.fromEntries(
        changes.map(({ id, qtyShipped }) => [`shipped.${id}`, of(id, qtyShipped) ?? 0]),
      );
    await recordEvents(tx, ctx, [
      {
        feature: 'click-collect',
        id: row.id,
        action: 'changed',
        before: toValues((id) => lines.get(id)?.qtyShipped),
        after: toValues((_, qtyShipped) => qtyShipped),
      },
    ]);
  }
  return { message: success('The shipments are changed'), userErrors: [] };
}

function findProblem(line: LineRow | undefined, qtyShipped: number, at: number): UserError[] {
  const field = `items.${at}.qtyShipped`;
  if (!line) return [userError(`items.${at}.id`, 'UNKNOWN_ITEM', 'The order has no such item')];
  if (qtyShipped < 0) return [userError(field, 'TOO_SMALL', 'A quantity is 0 or more')];
  return qtyShipped > line.qty
    ? [userError(field, 'ABOVE_QTY', 'More than was ordered', { most: line.qty })]
    : [];
}
