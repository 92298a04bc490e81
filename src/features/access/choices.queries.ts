import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  AccessGroupRolesDocument,
  AccessPermissionsDocument,
  AccessRolesDocument,
  AdministeredSorgsDocument,
} from '#src/graphql/generated/graphql.ts';
import { loadAllPages } from '#src/lib/load-all-pages.ts';

/** The most that a page of these lists holds. */
const pageSize = 100;

/** The choices that forms and filters offer as complete lists; all keys begin with `access`. */
export const choiceQueries = {
  roles: () =>
    queryOptions({
      queryKey: ['access', 'roles', 'all'],
      queryFn: ({ signal }) =>
        loadAllPages(
          async (page) => {
            const { roles } = await request(AccessRolesDocument, page, { signal });
            return { rows: roles.roles, count: roles.info.count };
          },
          ({ id }) => id,
          { pageSize, signal },
        ),
    }),
  groupRoles: () =>
    queryOptions({
      queryKey: ['access', 'group-roles', 'all'],
      queryFn: ({ signal }) =>
        loadAllPages(
          async (page) => {
            const { groupRoles } = await request(AccessGroupRolesDocument, page, { signal });
            return { rows: groupRoles.groupRoles, count: groupRoles.info.count };
          },
          ({ id }) => id,
          { pageSize, signal },
        ),
    }),
  permissions: () =>
    queryOptions({
      queryKey: ['access', 'permissions', 'all'],
      queryFn: ({ signal }) =>
        loadAllPages(
          async (page) => {
            const { permissions } = await request(AccessPermissionsDocument, page, { signal });
            return { rows: permissions.permissions, count: permissions.info.count };
          },
          ({ id }) => id,
          { pageSize, signal },
        ),
    }),
  /** The organisations that the viewer administers. */
  sorgs: () =>
    queryOptions({
      queryKey: ['access', 'sorgs'],
      queryFn: async ({ signal }) =>
        (await request(AdministeredSorgsDocument, {}, { signal })).createData.sorgs,
    }),
};
