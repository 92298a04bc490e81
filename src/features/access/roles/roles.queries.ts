import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  AccessRoleDocument,
  AccessRolesDocument,
  type ShownRoleFragment,
} from '#src/graphql/generated/graphql.ts';
import type { RoleListParams } from './role-list.params.ts';

export type ShownRole = ShownRoleFragment;

/** Roles (O156); the device keeps none of them. */
export const roleQueries = {
  list: ({ search, groupRoleIds, sort, page, limit }: RoleListParams) =>
    queryOptions({
      queryKey: ['access', 'roles', 'list', { search, groupRoleIds, sort, page, limit }],
      queryFn: async ({ signal }) => {
        const [first] = toServerSort(sort) ?? [];
        const asked = {
          page,
          limit,
          ...(search && { search }),
          ...(groupRoleIds.length > 0 && { groupRoleIds }),
          ...(first && { sort: { sortBy: first.by, order: first.order } }),
        };
        return (await request(AccessRolesDocument, asked, { signal })).roles;
      },
      placeholderData: keepPreviousData,
    }),
  /** Null for a role that the viewer does not see. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['access', 'roles', 'one', id],
      queryFn: async ({ signal }) => (await request(AccessRoleDocument, { id }, { signal })).role,
    }),
};
