import { msg } from '@lingui/core/macro';
import type { GroupedLink } from '#src/ui/overlay/menu-link.ts';
import { paths } from '../paths.ts';

/** The entries of administration whose screens are not built yet. */
export const administration: readonly GroupedLink[] = [
  {
    id: 'catalog-analysis',
    title: msg`Catalog analysis`,
    to: paths.catalogAnalysis(),
    alsoAt: [paths.catalogAnalysisNew()],
    scopes: ['page.catalog-analyze'],
  },
  {
    id: 'announcements',
    title: msg`Announcements`,
    to: paths.adminAnnouncements(),
    scopes: ['page.announcement'],
  },
  { id: 'banners', title: msg`Banners`, to: paths.adminBanners(), scopes: ['page.banner'] },
];
