import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { toShownAt, toWrittenAnnouncement } from './announcements.rules.ts';
import { findAnnouncement } from './announcements.store.ts';

/** One announcement of the viewer's sales organisation (O182). */
export const announcement: QueryResolvers['announcement'] = async (_, { id }, ctx) => {
  const row = await findAnnouncement(ctx.db, viewerOf(ctx), checkedText(id, 'id'), ctx.locale);
  return row && toWrittenAnnouncement(row, toShownAt(ctx));
};
