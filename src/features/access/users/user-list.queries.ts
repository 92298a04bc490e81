import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import { AccessUsersDocument } from '#src/graphql/generated/graphql.ts';
import type { UserListParams } from './user-list.params.ts';
import { usersKey } from './users.queries.ts';

/** Most users that the server answers on a page. */
const mostOnPage = 100;

function toVariables({ sort, ids, groupRoleIds, limitations, ...params }: UserListParams) {
  const { role, search, sorg, customer, state, page, limit } = params;
  const [first] = toServerSort(sort) ?? [];
  return {
    page,
    limit,
    ...(search && { search }),
    ...(ids.length > 0 && { ids }),
    ...(groupRoleIds.length > 0 && { groupRoleIds }),
    ...(limitations.length > 0 && { limitations }),
    ...(role && { role }),
    ...(sorg && { sorg }),
    ...(customer && { customer }),
    ...(state && { state }),
    ...(first && { sort: { sortBy: first.by, order: first.order } }),
  };
}

/** Returns the ids of all users whom the parameters find, on all pages. */
export async function findUserIds(params: UserListParams): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const variables = toVariables({ ...params, page, limit: mostOnPage });
    const { users, info } = (await request(AccessUsersDocument, variables)).usersV2;
    ids.push(...users.map(({ id }) => id));
    if (users.length === 0 || page >= info.pageTotal) return ids;
  }
}

/** A page of users. It is no part of `users.queries.ts`: forms would load what only lists need. */
export const userListQuery = (params: UserListParams) =>
  queryOptions({
    queryKey: [...usersKey, 'list', params],
    queryFn: async ({ signal }) =>
      (await request(AccessUsersDocument, toVariables(params), { signal })).usersV2,
    placeholderData: keepPreviousData,
  });
