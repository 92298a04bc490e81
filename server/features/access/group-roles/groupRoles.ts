import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { groupRolePage } from './group-role.store.ts';
import { showGroupRole } from './group-role-entity.ts';

const mostGroupRoles = 100;

/** The group roles of all organisations and of the viewer's (O157). */
export const groupRoles: QueryResolvers['groupRoles'] = async (_, args, ctx) => {
  const page = parsePage(args, mostGroupRoles);
  const asOf = new Date().toISOString();
  const search = toSearchPatterns(args.search);
  const me = await administratorOf(ctx);
  const sort = args.sort ? [{ by: args.sort.sortBy, order: args.sort.order }] : undefined;
  const { rows, count } = await groupRolePage(ctx.db, me, { search, page, sort });
  const shown = rows.map((row) => showGroupRole(row, me));
  return { groupRoles: shown, info: pageInfo(page, count), asOf };
};
