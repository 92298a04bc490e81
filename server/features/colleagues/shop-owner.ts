import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import { lockRights } from '#server/features/access/user-writes.public.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { readShopOwner, type ShopOwner } from './shop-owner.store.ts';

/** Returns the shop owner who reads. @throws GraphQLError FORBIDDEN when the right was taken away since the login */
export function shopOwnerOf(ctx: Context): Promise<ShopOwner> {
  return requireShopOwner(ctx.db, viewerOf(ctx));
}

/** Returns the shop owner who changes something; no other change of users and rights happens until the transaction ends. */
export async function lockShopOwner(tx: Db, viewer: Viewer): Promise<ShopOwner> {
  await lockRights(tx);
  return requireShopOwner(tx, viewer);
}

async function requireShopOwner(db: Db, { userId }: Viewer): Promise<ShopOwner> {
  const owner = await readShopOwner(db, userId);
  if (owner) return owner;
  throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}
