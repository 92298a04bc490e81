import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderListState } from '#server/graphql/generated/types.ts';
import { aliasesMark } from './aliases.store.ts';
import { listsMark } from './order-lists.store.ts';

/** Marks of the lists and own numbers of the active customer, cheap enough for every sync. */
export async function orderListState(
  _root: unknown,
  _args: unknown,
  ctx: Context,
): Promise<OrderListState> {
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  if (!viewer.customer) return { lists: '', aliases: '', asOf };
  const { unified } = viewer.customer;
  const lists = await listsMark(ctx.db, viewer, unified);
  return { lists, aliases: await aliasesMark(ctx.db, viewer, unified), asOf };
}
