import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { rolePage } from './role.store.ts';
import { showRole } from './role-entity.ts';

const mostRoles = 100;
const mostGroupRoles = 500;

/** The roles of all organisations and of the viewer's (O156, B263). */
export const roles: QueryResolvers['roles'] = async (_, args, ctx) => {
  const page = parsePage(args, mostRoles);
  const asOf = new Date().toISOString();
  const search = toSearchPatterns(args.search);
  const groupRoleIds = args.groupRoleIds?.map((id) => checkedText(id, 'groupRoleIds')) ?? null;
  if (groupRoleIds && groupRoleIds.length > mostGroupRoles)
    throw badUserInput('Too many groupRoleIds');
  const me = await administratorOf(ctx);
  const sort = args.sort ? [{ by: args.sort.sortBy, order: args.sort.order }] : undefined;
  const { rows, count } = await rolePage(ctx.db, me, { groupRoleIds, search, page, sort });
  return { roles: rows.map((row) => showRole(row, me)), info: pageInfo(page, count), asOf };
};
