import type { Context } from '#server/graphql/context.ts';
import type { Cart, QueryCartArgs } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { loadCart } from './load-cart.ts';

/** The viewer's cart for the active customer; empty without one (B097, E263 to E291). */
export function cart(_root: unknown, args: QueryCartArgs, ctx: Context): Promise<Cart> {
  return loadCart(ctx, args.ids ?? null, args.slug == null ? null : checkedText(args.slug, 'slug'));
}
