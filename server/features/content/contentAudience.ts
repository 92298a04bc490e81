import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { mostMarkets } from './content.store.ts';
import {
  audienceCounts,
  audiencePage,
  findParentMarkets,
  findShownItem,
} from './content-audience.store.ts';
import { contentKinds } from './content-kinds.ts';
import { requireWriter } from './content-rights.ts';

/**
 * A page of the users who may read an item of content, by username, and how many others there are.
 * @throws GraphQLError FORBIDDEN for who does not write the kind, BAD_USER_INPUT
 */
export const contentAudience: QueryResolvers['contentAudience'] = async (_, args, ctx) => {
  const { kind, id, contentTargetMarkets, parent, type } = args.of;
  const viewer = requireWriter(ctx, kind);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 20 }, 100);
  for (const name of [id, parent, type, ...(contentTargetMarkets ?? [])])
    checkedText(name ?? '', 'of');
  if ((contentTargetMarkets?.length ?? 0) > mostMarkets) throw badUserInput('Too many markets');
  const item = id ? await findShownItem(ctx.db, viewer, kind, id) : null;
  if ((type ?? item?.type) === 'login')
    return { isEverybody: true, users: [], info: pageInfo(page, 0), others: 0, haveRead: null };
  // A form names all of what it has; a stored item is asked for by its id alone.
  const above = contentTargetMarkets ? parent : item?.parent;
  const parentKind = contentKinds[kind].parent;
  const ofParents =
    above && parentKind ? await findParentMarkets(ctx.db, viewer, parentKind, above) : [];
  const asked = {
    kind,
    markets: [contentTargetMarkets ?? item?.markets ?? [], ...ofParents],
    ownerId: item?.mustRead ? item.ownerId : null,
    search: toSearchPatterns(args.search),
    hasRead: (item?.mustRead && args.hasRead) ?? null,
  };
  const counts = await audienceCounts(ctx.db, viewer.sorg, asked);
  const users = await audiencePage(ctx.db, viewer.sorg, asked, page);
  return {
    isEverybody: false,
    users,
    info: pageInfo(page, counts.count),
    others: counts.others,
    haveRead: item?.mustRead ? counts.haveRead : null,
  };
};
