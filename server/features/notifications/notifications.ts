import { viewerOf } from '#server/graphql/context.ts';
import type { Notification, QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, pageOf } from '#server/lib/paging.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { countInbox, type InboxRow, inboxPage } from './inbox.store.ts';
import { arrivedShown } from './payload.rules.ts';

/** The viewer's inbox, newest first; at most 50 at once. */
export const notifications: QueryResolvers['notifications'] = async (_root, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = pageOf(args, 50);
  const { count, unread } = await countInbox(ctx.db, viewer);
  const rows = await inboxPage(ctx.db, viewer, args.unreadOnly, page);
  return {
    notifications: rows.map((row) => entry(row, ctx.host)),
    info: pageInfo(page, args.unreadOnly ? unread : count),
    unread,
  };
};

function entry(row: InboxRow, host: HostConfig): Notification {
  const { id, kind, created_at, read_at, code, customer, data } = row;
  const restock = code !== null &&
    customer !== null && {
      article_code: code,
      article_code_display: row.code_display,
      name: row.name,
      category: row.category,
      slug: row.slug,
      image: row.image,
      qty: data.qty,
      arrived: arrivedShown(data.arrived, host),
      asked: data.asked,
      customer,
    };
  return {
    id: String(id),
    kind,
    createdAt: created_at.toISOString(),
    read: read_at !== null,
    restock: restock || null,
  };
}
