import type { MessageDescriptor } from '@lingui/core';
import type { MenuIconName } from './menu-icon.tsx';

export interface MenuLink {
  id: string;
  title: MessageDescriptor;
  icon: MenuIconName;
  /** A path of `paths`; with `withHref` an address outside the app (E349). */
  to: string;
  withHref?: true;
  /** Other pages that light the entry, such as its newer variant. */
  alsoAt?: readonly string[];
  /** Pages below that light an entry of their own instead. */
  except?: readonly string[];
  /** Any of these permissions shows the entry (B031); without any, everybody sees it. */
  scopes: readonly string[];
  /** A permission it takes besides. */
  needs?: string;
  /** The key that opens it after `g`. */
  key?: string;
}

/**
 * The place of a feature's entries in the menu, after those of the specification: the ways to articles, a
 * dealer's business, or what belongs to the user.
 */
export type MenuPlace = 'ordering' | 'business' | 'own';

/** The menu entries of a feature, `<feature>Menu` in its `<feature>.menu.ts`. */
export type FeatureMenu = Partial<Record<MenuPlace, readonly MenuLink[]>>;
