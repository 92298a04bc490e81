import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  AccessGroupRoleDocument,
  AccessGroupRolesDocument,
  type ShownGroupRoleFragment,
} from '#src/graphql/generated/graphql.ts';
import type { GroupRoleListParams } from './group-role-list.params.ts';

export type ShownGroupRole = ShownGroupRoleFragment;

/** Group roles (O157); the device keeps none of them. */
export const groupRoleQueries = {
  list: ({ search, sort, page, limit }: GroupRoleListParams) =>
    queryOptions({
      queryKey: ['access', 'group-roles', 'list', { search, sort, page, limit }],
      queryFn: async ({ signal }) => {
        const [first] = toServerSort(sort) ?? [];
        const asked = {
          page,
          limit,
          ...(search && { search }),
          ...(first && { sort: { sortBy: first.by, order: first.order } }),
        };
        return (await request(AccessGroupRolesDocument, asked, { signal })).groupRoles;
      },
      placeholderData: keepPreviousData,
    }),
  /** Null for a group role that the viewer does not see. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['access', 'group-roles', 'one', id],
      queryFn: async ({ signal }) =>
        (await request(AccessGroupRoleDocument, { id }, { signal })).groupRole,
    }),
};
