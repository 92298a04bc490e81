import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { toBanner } from './banners.rules.ts';
import { activeBanners } from './banners.store.ts';

/** The banners that pop up for the viewer (E122 to E128, B309). */
export const activeUserAreaBanners: QueryResolvers['activeUserAreaBanners'] = async (
  _,
  __,
  ctx,
) => {
  const sorgs = viewerOf(ctx).areas.map(({ sorg }) => sorg);
  const { host, timeZone } = ctx.host;
  const rows = await activeBanners(ctx.db, sorgs, { host, day: getDayIn(timeZone) });
  return rows.map((row) => toBanner(row, host));
};
