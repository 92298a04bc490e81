import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ContentTargetMarketsDocument,
  MarketingMaterialCategoryDocument,
  MarketingMaterialChildrenDocument,
  MarketingMaterialListDocument,
  MarketingMaterialRootsDocument,
  MarketingMaterialTypesDocument,
  MaterialArticlesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import type { ReadCategory } from './material.queries.ts';
import { Component as MaterialList } from './material-list.screen.tsx';
import { toCategory, toMaterial } from './testing/shown-material.ts';

const asOf = '2026-11-20T09:00:00Z';
const common: ScreenOptions = {
  now: asOf,
  host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
  user: { id: '7', scopes: ['page.marketing-material', 'page.catalog'] },
};

const network = (markets = [{ id: 'm1', marketName: 'USA' }]) =>
  fakeNetwork()
    .answerRest('GET', '/files/f1/low', () => new Blob())
    .answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: markets },
    });

const materials = (found = [toMaterial()]) => ({
  marketingMaterials: { marketingMaterials: found, info: { count: found.length }, asOf },
});

const roots = (categories = [toCategory()]) => ({
  marketingMaterialRootCategories: {
    marketingMaterialCategories: categories,
    info: { count: categories.length },
    asOf,
  },
});

const show = (at: string, answers = network()) =>
  renderScreen(
    [
      ...['', '/:typeOrId', '/:type/:id'].map((path) => ({
        path: `/:locale/marketing-material${path}`,
        element: <MaterialList />,
      })),
      { path: '*', element: null },
    ],
    { ...common, at, network: answers },
  );

const showCategory = (category: ReadCategory | null, found = [toMaterial()], markets?: []) =>
  show(
    '/marketing-material/brand-assets/2000~c1',
    network(markets)
      .answer(MarketingMaterialCategoryDocument, { marketingMaterialCategoryView: category })
      .answer(MarketingMaterialListDocument, materials(found))
      .answer(MarketingMaterialRootsDocument, roots([])),
  );

const counts = (brand: number, lineup: number) => ({
  brand_assets: { info: { count: brand } },
  marketing_material: { info: { count: lineup }, asOf },
});

test('shows the types with how much there is of each (R061)', async () => {
  show('/marketing-material', network().answer(MarketingMaterialTypesDocument, counts(1, 60)));
  const link = await screen.findByRole('link', { name: /Product lineup.*60 pictures/ });
  expect(link.getAttribute('href')).toBe('/en-us/marketing-material/product-lineup');
  expect(screen.getByRole('link', { name: /Brand assets.*1 picture/ })).toBeDefined();
});

test('goes to the only type that has material (reading 67)', async () => {
  const one = network()
    .answer(MarketingMaterialTypesDocument, counts(0, 60))
    .answer(MarketingMaterialRootsDocument, roots());
  const shown = show('/marketing-material', one);
  await waitFor(() => expect(shown.path()).toBe('/en-us/marketing-material/product-lineup'));
  expect(await screen.findByRole('article')).toBeDefined();
});

test.each([
  ['brand-assets', 'brand_assets'],
  ['product-lineup/', 'marketing_material'],
])('shows the root categories at %s (R062 to R064)', async (word, type) => {
  const root = toCategory({ totalChildren: 2, totalMaterials: 12 });
  const shown = show(
    `/marketing-material/${word}`,
    network().answer(MarketingMaterialRootsDocument, roots([root])),
  );
  const card = await screen.findByRole('article');
  expect(within(card).getByText('2 categories · 12 pictures')).toBeDefined();
  expect(within(card).getByRole('link', { name: 'Logos' }).getAttribute('href')).toBe(
    '/en-us/marketing-material/brand-assets/2000~c1',
  );
  expect(shown.network.sent(MarketingMaterialRootsDocument)[0]?.variables).toMatchObject({ type });
});

test('shows path, categories and pictures of a category (R065)', async () => {
  const child = toCategory({ id: '2000~c2', title: 'Old logos' });
  const breadcrumb = [{ id: '2000~c0', title: 'All brands' }];
  showCategory(toCategory({ breadcrumb, children: [child], totalChildren: 1 }));
  const path = await screen.findByRole('navigation', { name: 'Categories' });
  expect(
    within(path)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/en-us/marketing-material/brand-assets',
    '/en-us/marketing-material/brand-assets/2000~c0',
  ]);
  expect(within(path).getByText('Logos')).toBeDefined();
  const children = screen.getByRole('list', { name: 'Categories' });
  expect(within(children).getByRole('link', { name: 'Old logos' })).toBeDefined();
  const pictures = await screen.findByRole('list', { name: 'Pictures' });
  expect(pictures.className).toContain('lg:grid-cols-4');
  expect(within(pictures).getByRole('link', { name: 'Bike on a hill' }).getAttribute('href')).toBe(
    '/en-us/marketing-material/brand-assets/2000~c1/image/2000~m1',
  );
  expect(within(pictures).getByText('2026-11-18')).toBeDefined();
});

test('finds a category by its route without a type (R066)', async () => {
  const answers = network()
    .answer(MarketingMaterialCategoryDocument, { marketingMaterialCategoryView: toCategory() })
    .answer(MarketingMaterialListDocument, ({ filter }) =>
      materials(filter?.category === '2000~c1' ? [toMaterial()] : []),
    );
  const shown = show('/marketing-material/logos', answers);
  expect(await screen.findByRole('link', { name: 'Bike on a hill' })).toBeDefined();
  expect(shown.network.sent(MarketingMaterialCategoryDocument)[0]?.variables).toEqual({
    id: 'logos',
    type: null,
  });
});

test('shows of a card what the layout says, and the article (U297)', async () => {
  const layout = {
    placeholderOnCard: false,
    titleOnCard: false,
    subtitleOnCard: true,
    releasedonOnCard: false,
    resolutionOnCard: true,
    gotopdpOnCard: true,
  };
  const product = { article_code: 'P-1', name: 'Bell', slug: 'bell', category: 'PAA' as const };
  const answers = network()
    .answer(MarketingMaterialCategoryDocument, {
      marketingMaterialCategoryView: toCategory({ layout }),
    })
    .answer(MarketingMaterialListDocument, materials([toMaterial({ articles: ['P-1'] })]))
    .answer(MaterialArticlesDocument, { products: { products: [product] } });
  show('/marketing-material/2000~c1', answers);
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Brand assets')).toBeDefined();
  expect(within(card).getByRole('link', { name: 'Open Bike on a hill' })).toBeDefined();
  expect(within(card).getByRole('button', { name: 'Sizes of Cube on a hill' })).toBeDefined();
  const link = await within(card).findByRole('link', { name: 'To the article' });
  expect(link.getAttribute('href')).toBe('/en-us/catalog/paa/bell?article=P-1');
  expect(within(card).queryByText('2026-11-18')).toBeNull();
});

test('shows twelve of many categories at a time', async () => {
  const children = Array.from({ length: 60 }, (_, at) =>
    toCategory({ id: `2000~k${at}`, title: `Child ${at}` }),
  );
  const shown = show(
    '/marketing-material/2000~c1',
    network()
      .answer(MarketingMaterialCategoryDocument, {
        marketingMaterialCategoryView: toCategory({ children, totalChildren: 61 }),
      })
      .answer(MarketingMaterialListDocument, materials([]))
      .answer(MarketingMaterialChildrenDocument, {
        marketingMaterialCategoryChildren: {
          marketingMaterialCategories: [toCategory({ id: '2000~k60', title: 'Child 60' })],
        },
      }),
  );
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  await shown.user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByRole('link', { name: 'Child 12' })).toBeDefined();
  await shown.user.click(screen.getByRole('button', { name: 'Page 6' }));
  expect(await screen.findByRole('link', { name: 'Child 60' })).toBeDefined();
});

test('searches all material', async () => {
  const shown = show(
    '/marketing-material?q=hill',
    network().answer(MarketingMaterialListDocument, materials()),
  );
  expect(await screen.findByRole('link', { name: 'Bike on a hill' })).toBeDefined();
  expect(shown.network.sent(MarketingMaterialListDocument)[0]?.variables).toEqual({
    page: 1,
    limit: 60,
    search: 'hill',
    filter: {},
  });
});

test('shows an unknown category and a foreign one alike', async () => {
  const shown = showCategory(null);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  // The device has the lists of today, for when there is no network.
  await waitFor(() => expect(shown.network.sent(MarketingMaterialRootsDocument)).toHaveLength(2));
});

test('names whom to ask without a market (M002, M003)', async () => {
  const shown = showCategory(null, [], []);
  await waitFor(() => expect(shown.network.sent(MarketingMaterialRootsDocument)).toHaveLength(2));
  await waitFor(() => expect(shown.path()).toBe('/en-us/error/admin'));
});

test('has no category below an unknown type', async () => {
  show('/marketing-material/others/2000~c1');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});

test('says offline that the category was not kept', async () => {
  const offline = network();
  offline.goOffline();
  show('/marketing-material/2000~c1', offline);
  expect(await screen.findByText('This device has not kept this category.')).toBeDefined();
});
