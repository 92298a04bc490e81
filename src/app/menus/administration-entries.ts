import { msg } from '@lingui/core/macro';
import { paths } from '../paths.ts';
import { group } from './menu-entry.ts';

const access = ['page.user-management'];

/** The entries of administration. */
export const administration = group('administration', msg`Administration`, 'administration', [
  {
    id: 'catalog-analysis',
    title: msg`Catalog analysis`,
    to: paths.catalogAnalysis(),
    alsoAt: [paths.catalogAnalysisNew()],
    scopes: ['page.catalog-analyze'],
  },
  {
    id: 'order-confirmations',
    title: msg`Order confirmations`,
    to: paths.orderConfirmations(),
    scopes: ['page.orderlist'],
  },
  {
    id: 'users',
    title: msg`Users`,
    to: paths.adminUsers(),
    scopes: [...access, 'page.user-management-us'],
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
]);
