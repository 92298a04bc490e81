import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toAnnouncement, toShownAt } from './announcements.rules.ts';
import { activeAnnouncements } from './announcements.store.ts';

/** The announcements of the home page for the viewer (B309, C097). */
export const activeUserAreaAnnouncements: QueryResolvers['activeUserAreaAnnouncements'] = async (
  _,
  __,
  ctx,
) => {
  const sorgs = viewerOf(ctx).areas.map(({ sorg }) => sorg);
  const at = toShownAt(ctx);
  const rows = await activeAnnouncements(ctx.db, sorgs, 'home_page', at);
  return rows.map((row) => toAnnouncement(row, at));
};
