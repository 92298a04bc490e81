import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { toWrittenBanner } from './banners.rules.ts';
import { bannerPage } from './banners.store.ts';

/** A page of the banners of the viewer's sales organisation (O175). */
export const banners: QueryResolvers['banners'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const { host, timeZone } = ctx.host;
  const day = getDayIn(timeZone);
  const state = args.filter?.state;
  const asOf = new Date().toISOString();
  const { rows, count } = await bannerPage(ctx.db, viewerOf(ctx), {
    filter: { state: state && { state, day } },
    search: toSearchPatterns(args.search),
    sort: args.sort,
    page,
  });
  return {
    banners: rows.map((row) => toWrittenBanner(row, host, day)),
    info: pageInfo(page, count),
    asOf,
  };
};
