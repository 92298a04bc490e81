import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers, QueryUsersV2Args } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { showSalesUser, showUser } from './show-user.ts';
import {
  organisationsOf,
  salesLimitations,
  salesUserPage,
  type UserListRequest,
  userPage,
} from './user-list.store.ts';
import { toUserId } from './user-values.ts';

const mostUsers = 100;
const mostNames = 500;
const administrates = ['page.user-management', 'page.user-management-us'];

/**
 * The users whom the viewer administers, else the users of sales of the organisation of the host, or of another with an own
 * area (O155, B263 to B265).
 */
export const usersV2: QueryResolvers['usersV2'] = async (_, args, ctx) => {
  const page = parsePage(args, mostUsers);
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  if (!administrates.some((scope) => viewer.scopes.has(scope))) {
    const sorgs = args.sorg ? await organisationsOf(ctx.db, viewer.userId) : [viewer.sorg];
    const request = toRequest(args, sorgs, salesLimitations);
    const { rows, count } = await salesUserPage(ctx.db, { ...request, page });
    return { users: rows.map(showSalesUser), info: pageInfo(page, count), asOf };
  }
  const me = await administratorOf(ctx);
  const request = { ...toRequest(args, me.sorgs, null), page };
  const { rows, counted } = await userPage(ctx.db, me, request);
  const users = rows.map((row) => showUser(row, me, ctx.host));
  return { users, info: pageInfo(page, counted), asOf };
};

/**
 * @param sorgs the organisations whose areas count; one that the request names outside of them fits none
 * @param only the limitations that count; null for all
 */
function toRequest(
  { ids, role, search, sort, groupRoleIds, limitations, sorg, customer, state }: QueryUsersV2Args,
  sorgs: readonly string[],
  only: readonly string[] | null,
): UserListRequest {
  const asked =
    limitations && (only ? limitations.filter((one) => only.includes(one)) : limitations);
  const area = {
    sorgs: sorg ? sorgs.filter((one) => one === sorg) : sorgs,
    limitations: asked ?? only,
    customer: customer ? checkedText(customer, 'customer') : null,
  };
  return {
    filter: {
      ids: ids && checkedNames(ids, 'ids').map(toUserId),
      role: role && checkedText(role, 'role'),
      groupRoleIds: groupRoleIds && checkedNames(groupRoleIds, 'groupRoleIds'),
      area: sorg || area.customer || area.limitations ? area : null,
      state,
    },
    search: toSearchPatterns(search),
    ...(sort && { sort: [{ by: sort.sortBy, order: sort.order }] }),
  };
}

function checkedNames(names: readonly string[], what: string): string[] {
  if (names.length > mostNames) throw badUserInput(`At most ${mostNames} ${what}`);
  return names.map((name) => checkedText(name, what));
}
