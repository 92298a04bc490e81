import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ShipTo } from '#server/graphql/generated/types.ts';
import { shipTos } from './checkout.store.ts';

/** Where the active customer takes deliveries; nowhere without an active customer (O062). */
export async function shiptoV2(_root: unknown, _args: unknown, ctx: Context): Promise<ShipTo[]> {
  return await shipTos(ctx.db, viewerOf(ctx));
}
