import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OrderChoices } from '#server/graphql/generated/types.ts';
import { newestOrderChoices } from './order-choices.store.ts';

/** The choices of the active customer's newest portal order, as defaults for the next one (B180, B181). */
export async function lastOrderChoices(
  _root: unknown,
  _args: unknown,
  ctx: Context,
): Promise<OrderChoices | null> {
  return (await newestOrderChoices(ctx.db, viewerOf(ctx))) ?? null;
}
