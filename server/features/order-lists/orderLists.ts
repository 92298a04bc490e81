import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderList } from '#server/graphql/generated/types.ts';
import { linesOf, visibleLists } from './order-lists.store.ts';

/** The viewer's carts and templates for the active customer with the templates others share. */
export async function orderLists(
  _root: unknown,
  _args: unknown,
  ctx: Context,
): Promise<OrderList[]> {
  const viewer = viewerOf(ctx);
  if (!viewer.customer) return [];
  const lists = await visibleLists(ctx.db, viewer, viewer.customer.unified);
  const lines = await linesOf(
    ctx.db,
    viewer.sorg,
    lists.map(({ id }) => id),
  );
  return lists.map((list) => ({
    ...list,
    updatedAt: list.updatedAt.toISOString(),
    lines: lines.get(list.id) ?? [],
  }));
}
