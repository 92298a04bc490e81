import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toAnnouncement } from './announcements.rules.ts';
import { activeAnnouncements } from './announcements.store.ts';

/** The announcements of the home page for the viewer (B309, C097). */
export const activeUserAreaAnnouncements: QueryResolvers['activeUserAreaAnnouncements'] = async (
  _,
  __,
  ctx,
) => {
  const sorgs = viewerOf(ctx).areas.map(({ sorg }) => sorg);
  const rows = await activeAnnouncements(ctx.db, sorgs, 'home_page', ctx.locale);
  return rows.map((row) => toAnnouncement(row, ctx.host.host));
};
