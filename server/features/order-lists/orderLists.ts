import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderLists } from '#server/graphql/generated/types.ts';
import { loadLines, visibleLists } from './order-lists.store.ts';

/** The viewer's carts and templates for the active customer with the templates others share. */
export async function orderLists(
  _root: unknown,
  _args: unknown,
  ctx: Context,
): Promise<OrderLists> {
  const viewer = viewerOf(ctx);
  if (!viewer.customer) return { mark: '', lists: [] };
  const { mark, lists } = await visibleLists(ctx.db, viewer, viewer.customer.unified);
  const lines = await loadLines(
    ctx.db,
    viewer.sorg,
    lists.map(({ id }) => id),
  );
  const told = lists.map((list) => ({
    ...list,
    updatedAt: list.updatedAt.toISOString(),
    lines: lines.get(list.id) ?? [],
  }));
  return { mark, lists: told };
}
