import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  AccessPermissionDocument,
  AccessPermissionsDocument,
  type ShownPermissionFragment,
} from '#src/graphql/generated/graphql.ts';

export type ShownPermission = ShownPermissionFragment;

/** Permissions (O161); the device keeps none of them. */
export const permissionQueries = {
  list: ({ search, page, limit }: { search: string; page: number; limit: number }) =>
    queryOptions({
      queryKey: ['access', 'permissions', 'list', { search, page, limit }],
      queryFn: async ({ signal }) => {
        const asked = { page, limit, ...(search && { search }) };
        return (await request(AccessPermissionsDocument, asked, { signal })).permissions;
      },
      placeholderData: keepPreviousData,
    }),
  /** Null where there is none of the name. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['access', 'permissions', 'one', id],
      queryFn: async ({ signal }) =>
        (await request(AccessPermissionDocument, { id }, { signal })).permission,
    }),
};
