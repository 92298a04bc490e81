import type { MenuEntry, MenuLink } from '#src/ui/overlay/menu-link.ts';
import { paths } from '../paths.ts';

export type { MenuEntry, MenuGroup, MenuLink, MenuViewer } from '#src/ui/overlay/menu-link.ts';

/** All entries that lead somewhere, without their groups. */
export function listLinks(menu: readonly MenuEntry[]): MenuLink[] {
  return menu.flatMap((entry) => ('entries' in entry ? entry.entries : entry));
}

/** Whether a path (without locale) lights an entry, or one in a group (U157). */
export function isActive(entry: MenuEntry, path: string): boolean {
  if ('entries' in entry) return entry.entries.some((one) => isActive(one, path));
  const isAt = (at: string) => path === at || (at !== paths.home() && path.startsWith(`${at}/`));
  return [entry.to, ...(entry.alsoAt ?? [])].some(isAt) && !entry.except?.some(isAt);
}
