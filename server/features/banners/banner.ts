import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { toWrittenBanner } from './banners.rules.ts';
import { findBanner } from './banners.store.ts';

/** One banner of the viewer's sales organisation (O176). */
export const banner: QueryResolvers['banner'] = async (_, { id }, ctx) => {
  const row = await findBanner(ctx.db, viewerOf(ctx), checkedText(id, 'id'));
  return row && toWrittenBanner(row, ctx.host.host, getDayIn(ctx.host.timeZone));
};
