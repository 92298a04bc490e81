import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { checkType } from './announcement-values.ts';
import { toShownAt, toWrittenAnnouncement } from './announcements.rules.ts';
import { announcementPage } from './announcements.store.ts';

/** A page of the announcements of the viewer's sales organisation (O181). */
export const announcements: QueryResolvers['announcements'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const at = toShownAt(ctx);
  const { type, state } = args.filter ?? {};
  const asOf = new Date().toISOString();
  const { rows, count } = await announcementPage(ctx.db, viewerOf(ctx), ctx.locale, {
    filter: { type: type && checkType(type), state: state && { state, day: at.day } },
    search: toSearchPatterns(args.search),
    sort: args.sort,
    page,
  });
  return {
    announcements: rows.map((row) => toWrittenAnnouncement(row, at)),
    info: pageInfo(page, count),
    asOf,
  };
};
