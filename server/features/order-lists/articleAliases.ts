import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ArticleAliases } from '#server/graphql/generated/types.ts';
import { aliasRows } from './aliases.store.ts';

/** The active customer's own article numbers, which all its users share. */
export async function articleAliases(
  _root: unknown,
  _args: unknown,
  ctx: Context,
): Promise<ArticleAliases> {
  const viewer = viewerOf(ctx);
  if (!viewer.customer) return { mark: '', aliases: [] };
  return await aliasRows(ctx.db, viewer, viewer.customer.unified);
}
