import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/locales.ts';
import { parseRouteTable } from '../../scripts/generate/route-table.ts';
import { bareRoutes, frameRoutes } from './deferred-routes.ts';
import { deferredPages } from './generated/deferred-pages.ts';
import { firstPages } from './generated/first-pages.ts';
import type { Page } from './page.ts';
import table from './route-table.tsv?raw';
import { firstRoutes } from './router.tsx';

const pages: Record<string, Page> = { ...firstPages, ...deferredPages };
const routes: RouteObject[] = [
  {
    path: ':locale',
    children: [
      { children: [...firstRoutes(false), ...bareRoutes] },
      { children: [...firstRoutes(true), ...frameRoutes] },
      { path: '*', handle: 'not found' },
    ],
  },
];

const found = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle;

describe('the routes', () => {
  it.each(locales)('lead to every page under %s (B009)', (locale) => {
    const wrong = parseRouteTable(table).filter(({ name, path }) => {
      const filled = path.replace(/\/:\w+\?/, '').replace(/:\w+/g, 'x1');
      return found(`/${locale}${filled}`) !== pages[name];
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('allow a missing optional last segment (B307)', () => {
    expect(found('/de/admin/roles/edit/7')).toBe(pages.editRole);
    expect(found('/de/admin/roles/edit')).toBe(pages.editRole);
  });

  it('match known words before slugs and ids (N012, N013)', () => {
    expect(found('/de/catalog/groupset')).toBe(pages.catalogGroupset);
    expect(found('/de/catalog/trail-500')).toBe(pages.catalogProduct);
    expect(found('/de/marketing-material/7/image/8')).toBe(pages.marketingMaterialImage);
    expect(found('/de/marketing-material/product-lineup/')).toBe(pages.marketingMaterialOf);
  });

  it('lead anywhere else to "not found" (B017)', () => {
    expect(found('/de/nowhere')).toBe('not found');
    expect(found('/de/admin')).toBe('not found');
    expect(found('/de/cart/checkout/more')).toBe('not found');
  });

  it('have a login check except on public pages', () => {
    const open = [...firstRoutes(true), ...frameRoutes].filter(({ loader }) => !loader);
    expect(open).toEqual([]);
  });
});
