import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import {
  type FeatureMenu,
  group,
  type MenuEntry,
  type MenuViewer,
} from '#src/ui/overlay/menu-link.ts';

const scopes = ['page.catalog'];

/** One entry, or a group of the catalogs that have products (B034, B035, F008). */
function catalog({ flags, kinds }: MenuViewer): MenuEntry {
  if (flags.MERGE_MENU_CATALOG) {
    return {
      id: 'catalog',
      title: msg`Catalog`,
      icon: 'grid',
      to: paths.catalog(),
      except: [paths.fastOrder(), paths.repeatOrder()],
      scopes,
      key: 'k',
    };
  }
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

export const catalogMenu: FeatureMenu = (viewer) => ({ ordering: [catalog(viewer)] });
