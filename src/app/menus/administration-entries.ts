import { msg } from '@lingui/core/macro';
import type { GroupedLink } from '#src/ui/menu-link.ts';
import { paths } from '../paths.ts';

const access = ['page.user-management'];

/** The entries of administration whose screens are not built yet. */
export const administration: readonly GroupedLink[] = [
  {
    id: 'catalog-analysis',
    title: msg`Catalog analysis`,
    to: paths.catalogAnalysis(),
    alsoAt: [paths.catalogAnalysisNew()],
    scopes: ['page.catalog-analyze'],
  },
  { id: 'roles', title: msg`Roles`, to: paths.adminRoles(), scopes: access },
  { id: 'group-roles', title: msg`Group roles`, to: paths.adminGroupRoles(), scopes: access },
  { id: 'permissions', title: msg`Permissions`, to: paths.adminPermissions(), scopes: access },
  {
    id: 'announcements',
    title: msg`Announcements`,
    to: paths.adminAnnouncements(),
    scopes: ['page.announcement'],
  },
  { id: 'banners', title: msg`Banners`, to: paths.adminBanners(), scopes: ['page.banner'] },
];
