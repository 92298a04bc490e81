import { msg } from '@lingui/core/macro';
import { group, type MenuParts } from '#src/ui/overlay/menu-link.ts';
import { featureMenus } from './generated/menus.ts';
import { listLinks, type MenuEntry, type MenuLink, type MenuViewer } from './menus/menu-entry.ts';
import { inMenuOrder } from './menus/menu-order.ts';
import { isBuilt, paths } from './paths.ts';

export {
  isActive,
  listLinks,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './menus/menu-entry.ts';

// The whole menu as data (U125 to U157), composed of the entries of the features. A feature that is not built
// yet has nothing but its menu. Pure, so that tests can walk every role over it.

/** The way home from every page; its key is everybody's (shortcuts.tsx). */
const home: MenuEntry = {
  id: 'home',
  title: msg`Home`,
  icon: 'home',
  to: paths.home(),
  scopes: [],
};

/** The parts of the menu that features bring themselves. */
const partsFor = (viewer: MenuViewer): MenuParts[] =>
  featureMenus.map((menu) => (typeof menu === 'function' ? menu(viewer) : menu));

/**
 * The entries a user sees; a group when one of its entries is left (B031 to B037).
 * @param exists whether the page of a path is built; entries of other pages are left out
 */
export function menuFor(
  viewer: MenuViewer,
  exists: (path: string) => boolean = isBuilt,
): MenuEntry[] {
  const allowed = ({ scopes, needs }: MenuLink) =>
    (scopes.length === 0 || scopes.some(viewer.has)) && (!needs || viewer.has(needs));
  const seen = (link: MenuLink) => exists(link.to) && allowed(link);
  const parts = partsFor(viewer);
  const all: MenuEntry[] = [
    home,
    ...inMenuOrder(parts.flatMap((one) => one.ordering ?? [])),
    ...inMenuOrder(parts.flatMap((one) => one.business ?? [])),
    group(
      'administration',
      msg`Administration`,
      'administration',
      inMenuOrder(parts.flatMap((one) => one.administration ?? [])),
    ),
    ...parts.flatMap((one) => one.own ?? []),
  ];
  const menu = all.flatMap((entry): MenuEntry[] => {
    if (!('entries' in entry)) return seen(entry) ? [entry] : [];
    const entries = entry.entries.filter(seen);
    return entries.length > 0 ? [{ ...entry, entries }] : [];
  });
  // The home page has two addresses; without this check "Home" would be listed twice.
  return listLinks(menu).some(({ id }) => id === 'home-page')
    ? menu.filter((entry) => entry !== home)
    : menu;
}
