import type {
  ShownGroupRoleFragment,
  ShownPermissionFragment,
  ShownRightsFragment,
  ShownRoleFragment,
} from '#src/graphql/generated/graphql.ts';

/** A role of all organisations that owners may change; name what differs. */
export const shownRole = (fields: Partial<ShownRoleFragment> = {}): ShownRoleFragment => ({
  id: 'reader',
  name: 'Reader',
  description: 'Reads news',
  sorg: null,
  groupRoles: 2,
  permissions: [{ name: 'page.news' }],
  flags: [],
  mayEdit: true,
  version: 3,
  ...fields,
});

export const shownGroupRole = (
  fields: Partial<ShownGroupRoleFragment> = {},
): ShownGroupRoleFragment => ({
  id: 'press',
  description: 'Press',
  sorg: null,
  users: 12,
  mayEdit: true,
  version: 5,
  roles: [{ id: 'reader', description: 'Reads news' }],
  grants: [],
  secondFactor: 'offered',
  ...fields,
});

export const shownPermission = (
  name: string,
  fields: Partial<ShownPermissionFragment> = {},
): ShownPermissionFragment => ({
  id: name,
  name,
  description: '',
  isKnown: true,
  roles: 1,
  mayEdit: true,
  version: 1,
  ...fields,
});

/** A side of an effect that concerns no user; name what differs. */
export const noChange = (fields: object = {}) => ({
  users: 0,
  first: [],
  permissions: [],
  pages: [],
  operations: [],
  ...fields,
});

/** The rights of a user who reads news. */
export const shownRights = (fields: Partial<ShownRightsFragment> = {}): ShownRightsFragment => {
  const roles = [{ id: 'reader', description: 'Reads news' }];
  const pages = [{ name: 'inspections', path: '/pdi' }];
  const operations = [{ name: 'claimPDIs', kind: 'query' as const }];
  return {
    user: { id: '7', username: 'press1', name: 'Press One' },
    active: true,
    roles,
    groupRole: { id: 'press', description: 'Press' },
    pages,
    operations,
    readsOnly: false,
    permissions: [{ name: 'page.pdi', isKnown: true, roles, pages, operations }],
    customers: { count: 1, first: [{ sorg: '2000', unified: '0002000001', name: 'Alpine' }] },
    ...fields,
  };
};
