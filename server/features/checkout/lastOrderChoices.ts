import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderChoices } from '#server/graphql/generated/types.ts';
import { newestOrderChoices } from './order-choices.store.ts';

/** What the active customer's newest order placed here went with, to begin the next one with (B180, B181). */
export async function lastOrderChoices(
  _root: unknown,
  _args: unknown,
  ctx: Context,
): Promise<OrderChoices | null> {
  return (await newestOrderChoices(ctx.db, viewerOf(ctx))) ?? null;
}
