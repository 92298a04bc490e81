import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component } from './landing.screen.tsx';
import PromotionHead from './parts/promotion-head.tsx';
import { showInApp } from './testing/show-in-app.tsx';

const world = vi.hoisted(() => ({
  request: vi.fn(),
  customer: null as object | null,
  redesign: true,
  showroom: false,
}));
vi.mock('#src/features/showroom/showroom.public.ts', () => ({
  useShowroom: () => world.showroom,
}));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: world.customer }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ flags: { CATALOG_REDESIGN: world.redesign } }),
  useDates: () => ({ date: (iso: string) => iso }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  AsOf: () => null,
}));
vi.mock('./parts/product-row.tsx', () => ({
  ProductRow: ({ product }: { product: { article_code: string } }) => (
    <article>{product.article_code}</article>
  ),
}));
vi.mock('./parts/catalog-search.tsx', () => ({ CatalogSearch: () => null }));

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
let promotions: () => unknown[];
let groupsets: number;
let messages: unknown[];
beforeEach(() => {
  messages = [];
  world.customer = { unified: 'C1' };
  world.redesign = true;
  world.showroom = false;
  groupsets = 0;
  promotions = () => [
    promotion('D1', ['landing', 'list']),
    promotion('D2', ['list']),
    promotion('D3', []),
  ];
  world.request.mockReset();
  world.request.mockImplementation(
    async (document: { __meta__: { operation: string } }, variables: unknown) => {
      const info = { count: 0 };
      switch (document.__meta__.operation) {
        case 'Filter':
          return {
            filter: {
              categories: [{ value: 'Bike', label: 'Bikes', count: 9 }],
              merchandiseCategories: [],
              count: 9,
            },
          };
        case 'Promotions':
          return { promotions: promotions() };
        case 'PromotionOffers':
          return { promotions: promotions().map((one) => ({ ...(one as object), details })) };
        case 'BestSellers':
          expect(variables).toEqual({ category: 'Bike', limit: 8 });
          return { bestSellers: [{ article_code: 'B1' }, { article_code: 'B2' }] };
        case 'Groupsets':
          return { groupsets: { groupsets: [], info: { count: groupsets } } };
        case 'ProductMessages':
          return { productMessages: messages };
        case 'BikeCategories':
          return { bikeCategories: [] };
        default:
          return { productGroups: { productGroups: [], info, asOf: '' } };
      }
    },
  );
});

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('shows the promotions that are advertised here, with name, line and last day (U202)', async () => {
  showInApp(<Component />, '/catalog');
  await screen.findByRole('heading', { name: 'Promotions' });
  const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(names).toEqual(['Offer D1', 'Offer D3']);
  expect(screen.getAllByText('until 2026-12-31')).toHaveLength(2);
  expect(links()).toContain('/en-us/catalog/list?category=Bike&promotions=D1');
});

test('the newest product message stands above what is new (N056)', async () => {
  const to = '2999-01-01T00:00:00Z';
  messages = [{ id: 'm', message: 'Chains come in week 14', url: null, to }];
  showInApp(<Component />, '/catalog');
  const message = await screen.findByText('Chains come in week 14');
  const results = screen.getByRole('heading', { name: 'New bikes' });
  expect(message.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('eight best sellers of the category (U201, B092)', async () => {
  showInApp(<Component />, '/catalog');
  await screen.findByRole('heading', { name: 'Best sellers' });
  expect(screen.getAllByRole('article').map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['B1', 'B2']),
  );
});

test('leads to what the customer has bought, when there is one', async () => {
  const shown = showInApp(<Component />, '/catalog');
  await screen.findByRole('link', { name: 'Bought before' });
  expect(links()).toContain('/en-us/catalog/frequent-purchases');
  shown.unmount();
  world.customer = null;
  showInApp(<Component />, '/catalog');
  await screen.findByRole('heading', { name: 'Promotions' });
  expect(screen.queryByRole('link', { name: 'Bought before' })).toBeNull();
});

test('groupsets are the third kind where there are some (B004, R007)', async () => {
  groupsets = 2;
  const shown = showInApp(<Component />, '/catalog');
  const link = await screen.findByRole('link', { name: 'Groupsets' });
  expect(link.getAttribute('href')).toBe('/en-us/catalog/groupset');
  shown.unmount();
  groupsets = 0;
  showInApp(<Component />, '/catalog');
  await screen.findByRole('heading', { name: 'Best sellers' });
  expect(screen.queryByRole('link', { name: 'Groupsets' })).toBeNull();
});

test('is whole without promotions, also when they cannot be had', async () => {
  promotions = () => {
    throw new Error('down');
  };
  showInApp(<Component />, '/catalog');
  await screen.findByRole('heading', { name: 'New bikes' });
  expect(screen.queryByRole('heading', { name: 'Promotions' })).toBeNull();
});

test('showroom mode hides what the dealer would save', async () => {
  world.showroom = true;
  showInApp(<Component />, '/catalog');
  await screen.findByRole('heading', { name: 'New bikes' });
  expect(screen.queryByRole('heading', { name: 'Promotions' })).toBeNull();
});

test('without the redesign it leads on, and asks for no promotions (F001)', async () => {
  world.redesign = false;
  const { address } = showInApp(<Component />, '/catalog');
  await waitFor(() => expect(address()).toBe('/en-us/catalog/bike'));
  const asked = world.request.mock.calls.map(([document]) => document.__meta__.operation);
  expect(asked).not.toContain('Promotions');
});

test('the list of a promotion says its name and terms', async () => {
  showInApp(<PromotionHead code="D2" />);
  await screen.findByRole('heading', { name: 'Offer D2' });
  expect(screen.getByText('Not with other offers')).toBeDefined();
  const steps = screen.getByRole('list', { name: 'What you get' });
  expect([...steps.children].map((step) => step.textContent)).toEqual([
    'from 5:−5%Alto',
    'from 10:−10%',
    'up to 3:−$2',
  ]);
});
