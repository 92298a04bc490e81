import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { Component as Frequent } from './frequent.screen.tsx';
import { Component as Previous } from './previous.screen.tsx';

const world = vi.hoisted(() => ({
  request: vi.fn(),
  customer: null as { unified: string } | null,
  select: vi.fn(),
}));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: world.customer, has: () => true }),
}));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  useMayChooseCustomer: () => true,
  openCustomerSelection: world.select,
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({ AsOf: () => <time>as of 08:55</time> }));
vi.mock('#src/features/catalog/parts/product-row.tsx', () => ({
  ProductRow: ({ product }: { product: { name: string } }) => <article>{product.name}</article>,
}));

let names: string[] = [];
let offline = false;

beforeAll(() => import('#src/features/catalog/parts/article-finder.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  world.customer = { unified: 'C1' };
  world.select.mockReset();
  names = ['Chain', 'Brake'];
  offline = false;
  world.request.mockReset();
  world.request.mockImplementation(async (document: { __meta__: { operation: string } }) => {
    const { operation } = document.__meta__;
    if (operation === 'Filter')
      return { filter: { brands: [{ value: 'Alto', label: 'Alto', count: 3 }] } };
    if (offline) throw new NetworkError();
    const products = names.map((name) => ({ article_code: name, name }));
    const list = { products, info: { count: names.length }, asOf: '2026-11-20T08:55:00.000Z' };
    return { previousPurchases: list, frequentPurchases: list };
  });
});

function open(Screen: typeof Previous, at = '/list') {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '/:locale/*', element: <Screen /> }], {
    initialEntries: [`/en-us${at}`],
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), address: () => router.state.location.search };
}
const rows = () => screen.getAllByRole('article').map((row) => row.textContent);
const asked = (operation: string) =>
  world.request.mock.calls
    .filter(([document]) => document.__meta__.operation === operation)
    .map(([, variables]) => variables);

test('what was bought before, the last order first (O034)', async () => {
  open(Previous);
  await waitFor(() => expect(rows()).toEqual(['Chain', 'Brake']));
  expect(asked('PreviousPurchases')).toEqual([{ page: 1, limit: 12, filter: {}, sort: null }]);
  expect(screen.getByText('as of 08:55')).toBeDefined();
  const links = screen.getAllByRole('link', { current: 'page' });
  expect(links.map((link) => link.textContent)).toEqual(['Bought before']);
});

test('what is bought often (O035)', async () => {
  open(Frequent);
  await waitFor(() => expect(rows()).toEqual(['Chain', 'Brake']));
  expect(asked('FrequentPurchases')).toHaveLength(1);
  expect(asked('PreviousPurchases')).toHaveLength(0);
});

test('search, kind, brand and order are asked for and stand in the URL', async () => {
  const { user, address } = open(Previous, '/list?category=PAA');
  await screen.findByRole('option', { name: 'Alto' });
  await user.type(screen.getByRole('searchbox'), 'chain{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Alto');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price ASC');
  expect(address()).toBe(
    '?search=chain&category=PAA&brands=Alto&sortByField=price&sortByOrder=ASC',
  );
  await waitFor(() =>
    expect(asked('PreviousPurchases').at(-1)).toEqual({
      page: 1,
      limit: 12,
      filter: { category: 'PAA', search: 'chain', brands: ['Alto'] },
      sort: { field: 'price', order: 'ASC' },
    }),
  );
});

test('nothing bought leads to the catalog; nothing found can be cleared', async () => {
  names = [];
  const { user, address } = open(Previous);
  await screen.findByText('Nothing bought yet');
  expect(screen.getByRole('link', { name: 'To the catalog' })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'saddle{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('');
  await screen.findByText('Nothing bought yet');
});

test('without a customer nothing is asked for, and one can be selected', async () => {
  world.customer = null;
  const { user } = open(Previous);
  await user.click(screen.getByRole('button', { name: 'Select a customer' }));
  expect(world.select).toHaveBeenCalled();
  expect(world.request).not.toHaveBeenCalled();
});

test('without a network and without kept rows it says so', async () => {
  offline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open(Previous);
  await screen.findByText(/You are offline/);
  offline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toEqual(['Chain', 'Brake']));
  vi.restoreAllMocks();
});
