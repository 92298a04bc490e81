import { msg } from '@lingui/core/macro';
import type { MenuPlace } from '#src/ui/menu-link.ts';
import { featureMenus } from './generated/menus.ts';
import { administration } from './menus/administration-entries.ts';
import { business } from './menus/business-entries.ts';
import { content } from './menus/content-entries.ts';
import {
  group,
  linksOf,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  type MenuViewer,
} from './menus/menu-entry.ts';
import { isBuilt, paths } from './paths.ts';

export {
  isActive,
  linksOf,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './menus/menu-entry.ts';

// The whole menu as data (U125 to U157). Pure, so that tests can walk every role over it.

/** The way home from every page; its key is everybody's (shortcuts.tsx). */
const home: MenuEntry = {
  id: 'home',
  title: msg`Home`,
  icon: 'home',
  to: paths.home(),
  scopes: [],
};

/** Entries that features bring themselves. */
const placed = (place: MenuPlace): MenuEntry[] => featureMenus.flatMap((menu) => menu[place] ?? []);

/** One entry, or a group of the catalogs that have products (B034, B035, F008). */
function catalog({ flags, kinds }: MenuViewer): MenuEntry {
  const scopes = ['page.catalog'];
  const all: MenuLink = {
    id: 'catalog',
    title: msg`Catalog`,
    icon: 'grid',
    to: paths.catalog(),
    except: [paths.fastOrder(), paths.repeatOrder()],
    scopes,
    key: 'k',
  };
  if (flags.MERGE_MENU_CATALOG) return all;
  const exists = kinds ?? { Bike: true, PAA: true, groupset: true };
  return group('catalog', msg`Catalog`, 'grid', [
    {
      id: 'home-page',
      title: msg`Home`,
      icon: 'home',
      to: paths.homePage(),
      alsoAt: [paths.home()],
      scopes: ['page.home-page'],
    },
    ...(exists.Bike
      ? [{ id: 'bike', title: msg`Bikes`, icon: 'bike', to: paths.catalogBike(), scopes } as const]
      : []),
    ...(exists.PAA
      ? [{ id: 'paa', title: msg`Parts`, icon: 'parts', to: paths.catalogPaa(), scopes } as const]
      : []),
    ...(exists.groupset
      ? [
          {
            id: 'groupset',
            title: msg`Groupsets`,
            icon: 'groupset',
            to: paths.catalogGroupset(),
            scopes,
          } as const,
        ]
      : []),
  ]);
}

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
  const seen = (link: MenuLink) =>
    exists(link.to) && allowed(link) && (link.id !== 'payments' || viewer.payment);
  const all = [
    home,
    catalog(viewer),
    ...placed('ordering'),
    ...business,
    ...placed('business'),
    visits(viewer),
    ...content(viewer),
    administration,
    ...placed('own'),
  ];
  const menu = all.flatMap((entry): MenuEntry[] => {
    if (!('entries' in entry)) return seen(entry) ? [entry] : [];
    const entries = entry.entries.filter(seen);
    return entries.length > 0 ? [{ ...entry, entries }] : [];
  });
  // The home page has two addresses; without this check "Home" would be listed twice.
  return linksOf(menu).some(({ id }) => id === 'home-page')
    ? menu.filter((entry) => entry !== home)
    : menu;
}
