import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { group, type MenuParts, type MenuSectionId } from '#src/ui/overlay/menu-link.ts';
import { featureMenus } from './generated/menus.ts';
import { listLinks, type MenuEntry, type MenuLink, type MenuViewer } from './menus/menu-entry.ts';
import { inMenuOrder } from './menus/menu-order.ts';
import { paths } from './paths.ts';

export {
  isActive,
  listLinks,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './menus/menu-entry.ts';

// The whole menu as data (U125 to U157), composed of the entries of the features. Pure, so
// that tests can walk every role over it.

/** The way home from every page; its key is everybody's (shortcuts.tsx). */
const home: MenuEntry = {
  id: 'home',
  title: msg`Home`,
  icon: 'home',
  to: paths.home(),
  scopes: [],
};

/** A part of the menu under a heading; the way home has none. */
export interface MenuSection {
  id: MenuSectionId | 'home';
  title: MessageDescriptor | null;
  entries: readonly MenuEntry[];
}

/** The headings have a column of 81 px in the rail, so they are one short word in every language. */
const sectionTitles: readonly { id: MenuSectionId; title: MessageDescriptor }[] = [
  { id: 'ordering', title: msg({ message: 'Order', context: 'section of the menu' }) },
  { id: 'money', title: msg({ message: 'Pay', context: 'section of the menu' }) },
  { id: 'bikes', title: msg({ message: 'Bikes', context: 'section of the menu' }) },
  { id: 'sales', title: msg({ message: 'Sales', context: 'section of the menu' }) },
  { id: 'content', title: msg({ message: 'Content', context: 'section of the menu' }) },
  { id: 'administration', title: msg`Administration` },
  { id: 'own', title: msg({ message: 'Account', context: 'section of the menu' }) },
];

/** The parts of the menu that features bring themselves. */
const partsFor = (viewer: MenuViewer): MenuParts[] =>
  featureMenus.map((menu) => (typeof menu === 'function' ? menu(viewer) : menu));

/** All entries of all sections, whoever may see them. */
function listParts(viewer: MenuViewer): Record<MenuSectionId, readonly MenuEntry[]> {
  const parts = partsFor(viewer);
  const join = (section: Exclude<MenuSectionId, 'administration'>) =>
    inMenuOrder(parts.flatMap((one) => one[section] ?? []));
  return {
    ordering: join('ordering'),
    money: join('money'),
    bikes: join('bikes'),
    sales: join('sales'),
    content: join('content'),
    administration: [
      group(
        'administration',
        msg`Administration`,
        'administration',
        inMenuOrder(parts.flatMap((one) => one.administration ?? [])),
      ),
    ],
    own: join('own'),
  };
}

/** The sections that a user sees, with their entries; a group when one of its entries is left (B031 to B037). */
export function menuSectionsFor(viewer: MenuViewer): MenuSection[] {
  const seen = ({ scopes, needs }: MenuLink) =>
    (scopes.length === 0 || scopes.some(viewer.has)) && (!needs || viewer.has(needs));
  const parts = listParts(viewer);
  const sections = sectionTitles.flatMap(({ id, title }): MenuSection[] => {
    const entries = parts[id].flatMap((entry): MenuEntry[] => {
      if (!('entries' in entry)) return seen(entry) ? [entry] : [];
      const left = entry.entries.filter(seen);
      return left.length > 0 ? [{ ...entry, entries: left }] : [];
    });
    return entries.length > 0 ? [{ id, title, entries }] : [];
  });
  // The home page has two addresses; without this check "Home" would be listed twice.
  const all = sections.flatMap(({ entries }) => entries);
  return listLinks(all).some(({ id }) => id === 'home-page')
    ? sections
    : [{ id: 'home', title: null, entries: [home] }, ...sections];
}
