import type { ClientFeature } from '#src/crud/feature.ts';

/** Users, roles, group roles and permissions (R086 to R103). */
export const access: ClientFeature = {
  screens: {
    adminRoles: () => import('./roles/role-list.screen.tsx'),
    createRole: () => import('./roles/create-role.screen.tsx'),
    editRole: () => import('./roles/edit-role.screen.tsx'),
    adminGroupRoles: () => import('./group-roles/group-role-list.screen.tsx'),
    createGroupRole: () => import('./group-roles/create-group-role.screen.tsx'),
    editGroupRole: () => import('./group-roles/edit-group-role.screen.tsx'),
    adminPermissions: () => import('./permissions/permission-list.screen.tsx'),
    createPermission: () => import('./permissions/create-permission.screen.tsx'),
    editPermission: () => import('./permissions/edit-permission.screen.tsx'),
    userWhy: () => import('./why/user-why.screen.tsx'),
    whoMay: () => import('./why/who-may.screen.tsx'),
  },
};
