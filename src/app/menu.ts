import { msg } from '@lingui/core/macro';
import { group, type MenuParts } from '#src/ui/overlay/menu-link.ts';
import { featureMenus } from './generated/menus.ts';
import { administration } from './menus/administration-entries.ts';
import { business } from './menus/business-entries.ts';
import { content } from './menus/content-entries.ts';
import {
  listLinks,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  type MenuViewer,
} from './menus/menu-entry.ts';
import { inMenuOrder } from './menus/menu-order.ts';
import { isBuilt, paths } from './paths.ts';

export {
  isActive,
  listLinks,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './menus/menu-entry.ts';

// The whole menu as data (U125 to U157), composed of the entries of the features and, in menus/, those of the
// specification whose features are not built yet. Pure, so that tests can walk every role over it.

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

/** Each form where the user's areas have it (B036). */
function visits({ visitForms }: MenuViewer): MenuGroup {
  const scopes = ['page.formvisit'];
  return group(
    'visits',
    msg`Visit forms`,
    'visit',
    [
      { id: 'polygon', title: msg`Polygon visits`, to: paths.polygonVisits(), scopes },
      { id: 'wim', title: msg`WIM visits`, to: paths.wimVisits(), scopes },
    ].filter(({ id }) => visitForms.includes(id)),
  );
}

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
    ...inMenuOrder([...business, ...parts.flatMap((one) => one.business ?? [])]),
    visits(viewer),
    ...content(viewer),
    group(
      'administration',
      msg`Administration`,
      'administration',
      inMenuOrder([...administration, ...parts.flatMap((one) => one.administration ?? [])]),
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
