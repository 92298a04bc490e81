import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  FilterDocument,
  FrequentPurchasesDocument,
  PreviousPurchasesDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as Frequent } from './frequent.screen.tsx';
import { Component as Previous } from './previous.screen.tsx';

const mocks = vi.hoisted(() => ({ select: vi.fn() }));
vi.mock('#src/features/customers/selection-store.ts', async (original) => ({
  ...(await original<object>()),
  openCustomerSelection: mocks.select,
}));
vi.mock('#src/features/catalog/list/product-row.tsx', () => ({
  ProductRow: ({ product }: { product: { name: string } }) => <article>{product.name}</article>,
}));

let network: FakeNetwork;

/** Sets the articles that the server returns as the customer's purchases. */
function bought(...names: string[]) {
  const products = names.map((name) => ({ article_code: name, name }));
  const list = { products, info: { count: names.length }, asOf: '2026-11-20T12:00:00.000Z' };
  network
    .answer(PreviousPurchasesDocument, { previousPurchases: list })
    .answer(FrequentPurchasesDocument, { frequentPurchases: list });
}

beforeEach(() => {
  mocks.select.mockReset();
  network = fakeNetwork().answer(FilterDocument, {
    filter: { brands: [{ value: 'Alto', label: 'Alto', count: 3 }] },
  });
  bought('Chain', 'Brake');
});

const open = (Screen: typeof Previous, at = '/list', customer?: null) =>
  renderScreen(<Screen />, {
    at,
    network,
    user: { scopes: ['menu.change-cust'] },
    ...(customer === null && { customer }),
  });
const rows = () => screen.getAllByRole('article').map((row) => row.textContent);
test('lists earlier purchases by last order (O034)', async () => {
  open(Previous);
  await waitFor(() => expect(rows()).toEqual(['Chain', 'Brake']));
  expect(network.sent(PreviousPurchasesDocument).map(({ variables }) => variables)).toEqual([
    { page: 1, limit: 12, filter: {}, sort: null },
  ]);
  expect(await screen.findByText(/^as of 20 Nov 2026/)).toBeDefined();
  const links = screen.getAllByRole('link', { current: 'page' });
  expect(links.map((link) => link.textContent)).toEqual(['Bought before']);
});

test('lists frequent purchases (O035)', async () => {
  open(Frequent);
  await waitFor(() => expect(rows()).toEqual(['Chain', 'Brake']));
  expect(network.sent(FrequentPurchasesDocument)).toHaveLength(1);
  expect(network.sent(PreviousPurchasesDocument)).toHaveLength(0);
});

test('requests by search, kind, brand and sort and sets the URL', async () => {
  const { user, address } = open(Previous, '/list?category=PAA');
  await screen.findByRole('option', { name: 'Alto' });
  await user.type(screen.getByRole('searchbox'), 'chain{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Alto');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price ASC');
  expect(address()).toBe(
    '/en-us/list?search=chain&category=PAA&brands=Alto&sortByField=price&sortByOrder=ASC',
  );
  await waitFor(() =>
    expect(network.sent(PreviousPurchasesDocument).at(-1)?.variables).toEqual({
      page: 1,
      limit: 12,
      filter: { category: 'PAA', search: 'chain', brands: ['Alto'] },
      sort: { field: 'price', order: 'ASC' },
    }),
  );
});

test('links to the catalog when empty, clears a fruitless search', async () => {
  bought();
  const { user, address } = open(Previous);
  await screen.findByText('Nothing bought yet');
  expect(screen.getByRole('link', { name: 'To the catalog' })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'saddle{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/en-us/list');
  await screen.findByText('Nothing bought yet');
});

test('loads nothing without a customer and offers to select one', async () => {
  const { user } = open(Previous, '/list', null);
  await user.click(screen.getByRole('button', { name: 'Select a customer' }));
  expect(mocks.select).toHaveBeenCalled();
  expect(network.operations()).toEqual([]);
});

test('says that it is offline without stored rows', async () => {
  network.lose(PreviousPurchasesDocument);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open(Previous);
  await screen.findByText(/You are offline/);
  bought('Chain', 'Brake');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toEqual(['Chain', 'Brake']));
  vi.restoreAllMocks();
});
