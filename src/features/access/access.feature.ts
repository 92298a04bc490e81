import type { ClientFeature } from '#src/crud/feature.ts';

/** Users, roles, group roles and permissions (R086 to R103). */
export const access: ClientFeature = {
  screens: {
    adminUsers: () => import('./users/user-list.screen.tsx'),
    createUser: () => import('./users/form/create-user.screen.tsx'),
    createUserUs: () => import('./users/form/create-user-us.screen.tsx'),
    editUser: () => import('./users/form/edit-user.screen.tsx'),
    editUserUs: () => import('./users/form/edit-user-us.screen.tsx'),
    copyUser: () => import('./users/form/copy-user.screen.tsx'),
    copyUserUs: () => import('./users/form/copy-user-us.screen.tsx'),
    invitations: () => import('./invitations/invitation-list.screen.tsx'),
    adminRoles: () => import('./roles/role-list.screen.tsx'),
    createRole: () => import('./roles/role.screen.tsx'),
    editRole: () => import('./roles/role.screen.tsx'),
    adminGroupRoles: () => import('./group-roles/group-role-list.screen.tsx'),
    createGroupRole: () => import('./group-roles/group-role.screen.tsx'),
    editGroupRole: () => import('./group-roles/group-role.screen.tsx'),
    adminPermissions: () => import('./permissions/permission-list.screen.tsx'),
    createPermission: () => import('./permissions/permission.screen.tsx'),
    editPermission: () => import('./permissions/permission.screen.tsx'),
    userWhy: () => import('./why/user-why.screen.tsx'),
    whoMay: () => import('./why/who-may.screen.tsx'),
    createUsers: () => import('./import/create-users.screen.tsx'),
  },
};
