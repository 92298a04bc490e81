import type { MessageDescriptor } from '@lingui/core';
import type { HostConfig } from '#shared/host-config.ts';
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

/** A link in a group, whose icon it bears unless it has its own. */
export type GroupedLink = Omit<MenuLink, 'icon'> & { icon?: MenuIconName };

export interface MenuGroup {
  id: string;
  title: MessageDescriptor;
  icon: MenuIconName;
  entries: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

/** The facts that decide which entries a user sees. */
export interface MenuViewer {
  has: (scope: string) => boolean;
  flags: Pick<HostConfig['flags'], 'MERGE_MENU_CATALOG' | 'NEWS'>;
  /** Whether the host has payment areas (F035, N034). */
  payment: boolean;
  /** Which catalogs have products; null while unknown. */
  kinds: { Bike: boolean; PAA: boolean; groupset: boolean } | null;
  /** The visit forms of the user's areas (B036). */
  visitForms: readonly string[];
}

/** The entries of a feature by the section of the menu. */
export interface MenuParts {
  /** The ways to articles, and what was ordered. */
  ordering?: readonly MenuEntry[];
  /** Invoices and payments. */
  money?: readonly MenuEntry[];
  /** The bikes of the dealer: inspections, sales, recalls, claims. */
  bikes?: readonly MenuEntry[];
  /** Figures, and the business with others. */
  sales?: readonly MenuEntry[];
  content?: readonly MenuEntry[];
  /** Entries of the group Administration. */
  administration?: readonly GroupedLink[];
  /** Entries that belong to the user. */
  own?: readonly MenuEntry[];
}

export type MenuSectionId = keyof MenuParts;

/**
 * The menu entries of a feature, `<feature>Menu` in its `<feature>.menu.ts`: a function where they depend on
 * more than permissions. src/app/menus/menu-order.ts gives the order of the specification's entries; those
 * of other features follow in their section.
 */
export type FeatureMenu = MenuParts | ((viewer: MenuViewer) => MenuParts);

export function group(
  id: string,
  title: MessageDescriptor,
  icon: MenuIconName,
  entries: readonly GroupedLink[],
): MenuGroup {
  return { id, title, icon, entries: entries.map((entry) => ({ icon, ...entry })) };
}
