import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

const rights = ['page.user-management'];

export const accessMenu: FeatureMenu = {
  administration: [
    {
      id: 'users',
      title: msg`Users`,
      to: paths.adminUsers(),
      scopes: ['page.user-management', 'page.user-management-us'],
    },
    { id: 'roles', title: msg`Roles`, to: paths.adminRoles(), scopes: rights },
    { id: 'group-roles', title: msg`Group roles`, to: paths.adminGroupRoles(), scopes: rights },
    { id: 'permissions', title: msg`Permissions`, to: paths.adminPermissions(), scopes: rights },
  ],
};
