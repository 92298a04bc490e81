import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { readAskedAudience } from './asked-audience.ts';
import { audienceCounts, audiencePage } from './content-audience.store.ts';

/**
 * A page of the users who may read an item of content, by username, and how many others there are.
 * @throws GraphQLError FORBIDDEN for a viewer who does not write the kind, BAD_USER_INPUT
 */
export const contentAudience: QueryResolvers['contentAudience'] = async (_, args, ctx) => {
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 20 }, 100);
  const asked = await readAskedAudience(ctx, args.of, args);
  if (!asked)
    return { isEverybody: true, users: [], info: pageInfo(page, 0), others: 0, haveRead: null };
  const { sorg } = viewerOf(ctx);
  const counts = await audienceCounts(ctx.db, sorg, asked);
  const users = await audiencePage(ctx.db, sorg, asked, page);
  return {
    isEverybody: false,
    users,
    info: pageInfo(page, counts.count),
    others: counts.others,
    haveRead: asked.ownerId === null ? null : counts.haveRead,
  };
};
