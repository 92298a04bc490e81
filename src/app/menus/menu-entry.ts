import type { MessageDescriptor } from '@lingui/core';
import type { HostConfig } from '#shared/host-config.ts';
import type { CatalogKinds } from '#src/features/catalog/catalog-kinds.ts';
import type { MenuIconName } from '#src/ui/menu-icon.tsx';
import type { MenuLink } from '#src/ui/menu-link.ts';
import { paths } from '../paths.ts';

export type { MenuLink } from '#src/ui/menu-link.ts';

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
  kinds: CatalogKinds | null;
  /** The visit forms of the user's areas (B036). */
  visitForms: readonly string[];
}

/** A group whose entries bear its icon. */
export function group(
  id: string,
  title: MessageDescriptor,
  icon: MenuIconName,
  entries: readonly (Omit<MenuLink, 'icon'> & { icon?: MenuIconName })[],
): MenuGroup {
  return { id, title, icon, entries: entries.map((entry) => ({ icon, ...entry })) };
}

/** All entries that lead somewhere, without their groups. */
export function linksOf(menu: readonly MenuEntry[]): MenuLink[] {
  return menu.flatMap((entry) => ('entries' in entry ? entry.entries : entry));
}

/** Whether a path (without locale) lights an entry, or one in a group (U157). */
export function isActive(entry: MenuEntry, path: string): boolean {
  if ('entries' in entry) return entry.entries.some((one) => isActive(one, path));
  const isAt = (at: string) => path === at || (at !== paths.home() && path.startsWith(`${at}/`));
  return [entry.to, ...(entry.alsoAt ?? [])].some(isAt) && !entry.except?.some(isAt);
}
