// Written by "npm run generate" from src/features/*/*.menu.ts.
import type { FeatureMenu } from '#src/ui/menu-link.ts';
import { fastOrderMenu } from '#src/features/fast-order/fast-order.menu.ts';
import { offlineCatalogMenu } from '#src/features/offline-catalog/offline-catalog.menu.ts';
import { pendingChangesMenu } from '#src/features/pending-changes/pending-changes.menu.ts';
import { profileMenu } from '#src/features/profile/profile.menu.ts';

/** The menu entries that features bring themselves. */
export const featureMenus: readonly FeatureMenu[] = [
  fastOrderMenu,
  offlineCatalogMenu,
  pendingChangesMenu,
  profileMenu,
];
