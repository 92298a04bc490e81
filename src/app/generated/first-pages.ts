// Written by "npm run generate" from src/app/route-table.tsv.
import { msg } from '@lingui/core/macro';
import type { Page } from '../page.ts';
import { paths } from '../paths.ts';

/** The pages known from the first moment. */
export const firstPages = {
  catalog: {
    path: 'catalog',
    title: msg`Catalog`,
    scopes: ['page.catalog'],
    layout: 2,
    search: true,
  },
  catalogBike: {
    path: 'catalog/bike',
    title: msg`Bikes`,
    scopes: ['page.catalog'],
    layout: 2,
    search: true,
  },
  catalogPaa: {
    path: 'catalog/paa',
    title: msg`Parts and accessories`,
    scopes: ['page.catalog'],
    layout: 2,
    search: true,
  },
  catalogGroupset: {
    path: 'catalog/groupset',
    title: msg`Groupsets`,
    scopes: ['page.catalog'],
    layout: 2,
    search: true,
  },
  catalogList: {
    path: 'catalog/list',
    title: msg`Catalog`,
    scopes: ['page.catalog'],
    layout: 2,
    search: true,
  },
  catalogBikeProduct: {
    path: 'catalog/bike/:slug',
    title: msg`Product`,
    scopes: ['page.catalog'],
    layout: 2,
    back: paths.catalog(),
  },
  catalogPaaProduct: {
    path: 'catalog/paa/:slug',
    title: msg`Product`,
    scopes: ['page.catalog'],
    layout: 2,
    back: paths.catalog(),
  },
  catalogProduct: {
    path: 'catalog/:slug',
    title: msg`Product`,
    scopes: ['page.catalog'],
    layout: 2,
    back: paths.catalog(),
  },
  product: {
    path: 'catalog/:category/:slug',
    title: msg`Product`,
    scopes: ['page.catalog'],
    layout: 2,
    back: paths.catalog(),
  },
  login: {
    path: 'login',
    title: msg`Log in`,
    layout: 4,
  },
} as const satisfies Record<string, Page>;
