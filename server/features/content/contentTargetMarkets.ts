import { GraphQLError } from 'graphql';
import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { contentType, writesContent } from './content.rules.ts';
import { countMarkets, listMarkets, marketPage, mostMarkets } from './content.store.ts';

/** C083. */
const usualLimit = 15;

/**
 * The markets whose content of a type the viewer may read, by name (O047, B270); with `search` those
 * of everybody, for those who write content.
 * @throws GraphQLError FORBIDDEN for `search` by others, BAD_USER_INPUT
 */
export const contentTargetMarkets: QueryResolvers['contentTargetMarkets'] = async (
  _root,
  args,
  ctx,
) => {
  const viewer = viewerOf(ctx);
  const type = contentType(args.type);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? usualLimit }, mostMarkets);
  if (args.search && !writesContent(viewer))
    throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
  const ids = args.search ? null : await listMarkets(ctx.db, viewer, type);
  const count = await countMarkets(ctx.db, { type, ids });
  const rows = await marketPage(ctx.db, { type, ids, sorg: viewer.sorg }, page);
  return { contentTargetMarkets: rows, info: pageInfo(page, count) };
};
