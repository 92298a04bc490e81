import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ClickCollectOrder,
  ClickCollectPayload,
  MessagePayload,
} from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { findOrder } from './click-collect.store.ts';
import { toOrder } from './show-order.ts';

/** Returns an order as the viewer may see it; null for an unknown and for a foreign one alike. */
export async function showOrder(ctx: Context, id: string): Promise<ClickCollectOrder | null> {
  const row = await findOrder(ctx.db, viewerOf(ctx), id);
  return row && toOrder(row, getDayIn(ctx.host.timeZone));
}

/** Adds the order as it is now to the answer of a mutation; the kept answer has no consumer. */
export async function answerOrder(
  ctx: Context,
  id: string,
  { message, userErrors }: MessagePayload,
): Promise<ClickCollectPayload> {
  return { message, userErrors, order: await showOrder(ctx, id) };
}
