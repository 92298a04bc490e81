import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  BestSellersDocument,
  BikeCategoriesDocument,
  FilterDocument,
  GroupsetsDocument,
  ProductGroupsAndFilterDocument,
  ProductMessagesDocument,
  PromotionOffersDocument,
  PromotionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './landing.screen.tsx';
import PromotionHead from './promotions/promotion-head.tsx';

const mocks = vi.hoisted(() => ({ showroom: false }));
vi.mock('#src/features/showroom/showroom.public.ts', () => ({
  useShowroom: () => mocks.showroom,
}));
vi.mock('./list/product-row.tsx', () => ({
  ProductRow: ({ product }: { product: { article_code: string } }) => (
    <article>{product.article_code}</article>
  ),
}));
vi.mock('./search/catalog-search.tsx', () => ({ CatalogSearch: () => null }));

const promotion = (code: string, locations: string[]) => ({
  code,
  name: `Offer ${code}`,
  badge: '-10 %',
  tagline: 'While stocks last',
  description: 'All chains',
  terms: 'Not with other offers',
  locations,
  image: null,
  validTo: '2026-12-31',
});

const step = (minQty: number | null, maxQty: number | null, type: string, value: number) => ({
  articleCode: 'A1',
  brand: null,
  mc: null,
  type,
  value,
  condition: { minQty, maxQty },
});
const details = [
  step(10, null, 'percentage', -1000),
  { ...step(5, null, 'percentage', -500), articleCode: null, brand: 'Alto' },
  { ...step(10, null, 'percentage', -1000), articleCode: 'A2' },
  step(null, 3, 'amount', -200),
];
const promotions = [
  promotion('D1', ['landing', 'list']),
  promotion('D2', ['list']),
  promotion('D3', []),
];
let network: FakeNetwork;
beforeEach(() => {
  mocks.showroom = false;
  network = fakeNetwork()
    .answer(FilterDocument, {
      filter: {
        categories: [{ value: 'Bike', label: 'Bikes', count: 9 }],
        merchandiseCategories: [],
        count: 9,
      },
    })
    .answer(PromotionsDocument, { promotions })
    .answer(PromotionOffersDocument, {
      promotions: promotions.map((one) => ({ ...one, details })),
    })
    .answer(BestSellersDocument, { bestSellers: [{ article_code: 'B1' }, { article_code: 'B2' }] })
    .answer(GroupsetsDocument, { groupsets: { groupsets: [], info: { count: 0 } } })
    .answer(ProductMessagesDocument, { productMessages: [] })
    .answer(BikeCategoriesDocument, { bikeCategories: [] })
    .answer(ProductGroupsAndFilterDocument, {
      filter: { merchandiseCategories: [], count: 9 },
      productGroups: { productGroups: [], info: { count: 0 }, asOf: '' },
    });
});

const show = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, { at: '/catalog', network, ...options });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

// U202
test('shows advertised promotions with name, line and last day', async () => {
  show();
  await screen.findByRole('heading', { name: 'Promotions' });
  const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(names).toEqual(['Offer D1', 'Offer D3']);
  expect(await screen.findAllByText('until 31 Dec 2026')).toHaveLength(2);
  expect(links()).toContain('/en-us/catalog/list?category=Bike&promotions=D1');
});

// N056
test('shows the newest product message above the new products', async () => {
  const to = '2999-01-01T00:00:00Z';
  network.answer(ProductMessagesDocument, {
    productMessages: [{ id: 'm', message: 'Chains come in week 14', url: null, to }],
  });
  show();
  const message = await screen.findByText('Chains come in week 14');
  const results = screen.getByRole('heading', { name: 'New bikes' });
  expect(message.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('loads eight best sellers of the category (U201, B092)', async () => {
  show();
  await screen.findByRole('heading', { name: 'Best sellers' });
  expect(network.sent(BestSellersDocument)[0]?.variables).toEqual({ category: 'Bike', limit: 8 });
  expect(screen.getAllByRole('article').map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['B1', 'B2']),
  );
});

test("links to the customer's purchases when there are any", async () => {
  const shown = show();
  await screen.findByRole('link', { name: 'Bought before' });
  expect(links()).toContain('/en-us/catalog/frequent-purchases');
  shown.unmount();
  show({ customer: null });
  await screen.findByRole('heading', { name: 'Promotions' });
  expect(screen.queryByRole('link', { name: 'Bought before' })).toBeNull();
});

test('links to groupsets only when there are some (B004, R007)', async () => {
  network.answer(GroupsetsDocument, { groupsets: { groupsets: [], info: { count: 2 } } });
  const shown = show();
  const link = await screen.findByRole('link', { name: 'Groupsets' });
  expect(link.getAttribute('href')).toBe('/en-us/catalog/groupset');
  shown.unmount();
  network.answer(GroupsetsDocument, { groupsets: { groupsets: [], info: { count: 0 } } });
  show();
  await screen.findByRole('heading', { name: 'Best sellers' });
  expect(screen.queryByRole('link', { name: 'Groupsets' })).toBeNull();
});

test('renders without promotions, even when they fail to load', async () => {
  network.fail(PromotionsDocument, 500);
  show();
  await screen.findByRole('heading', { name: 'New bikes' });
  expect(screen.queryByRole('heading', { name: 'Promotions' })).toBeNull();
});

test('hides what the dealer would save in showroom mode', async () => {
  mocks.showroom = true;
  show();
  await screen.findByRole('heading', { name: 'New bikes' });
  expect(screen.queryByRole('heading', { name: 'Promotions' })).toBeNull();
});

// F001
test('redirects and loads no promotions without the redesign', async () => {
  const { address } = show({ host: { flags: { CATALOG_REDESIGN: false } } });
  await waitFor(() => expect(address()).toBe('/en-us/catalog/bike'));
  expect(network.operations()).not.toContain('Promotions');
});

test("shows a promotion's name and terms on its list", async () => {
  renderScreen(<PromotionHead code="D2" />, { at: '/catalog/list', network });
  await screen.findByRole('heading', { name: 'Offer D2' });
  expect(screen.getByText('Not with other offers')).toBeDefined();
  const steps = screen.getByRole('list', { name: 'What you get' });
  expect([...steps.children].map((step) => step.textContent)).toEqual([
    'from 5:−5%Alto',
    'from 10:−10%',
    'up to 3:−$2.00',
  ]);
});
