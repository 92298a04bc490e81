import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { showUser } from '../users/show-user.ts';
import { invitationPage } from './invitation-list.store.ts';

const mostInvitations = 100;

/** The invited users whom the viewer administers, the last invited first. */
export const invitations: QueryResolvers['invitations'] = async (_, args, ctx) => {
  const page = parsePage(args, mostInvitations);
  const me = await administratorOf(ctx);
  const { rows, count } = await invitationPage(ctx.db, me, {
    page,
    filter: { state: args.state },
    search: toSearchPatterns(args.search),
  });
  return {
    users: rows.map((row) => showUser(row, me, ctx.host)),
    info: pageInfo(page, count),
    asOf: new Date().toISOString(),
  };
};
