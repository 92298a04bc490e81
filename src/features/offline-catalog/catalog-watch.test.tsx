import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberTaken } from '#src/offline/catalog/offline-catalog-store.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CatalogWatch } from './catalog-watch.tsx';

const { keepTerms, ends } = vi.hoisted(() => ({
  keepTerms: vi.fn(),
  ends: vi.fn(),
}));
vi.mock('#src/features/checkout/checkout.public.ts', () => ({ keepTerms }));
vi.mock('#src/offline/catalog/keep-fresh.ts', () => ({ keepCatalogFresh: () => () => {} }));
vi.mock('#src/offline/catalog/page-catalog.ts', () => ({ pageCatalog: () => ({}) }));

const taken = { sorg: '2000', pictures: false, articles: 1, asOf: '', revision: 1 };
const scopes = ['cart.display-order-qty'];
const listCustomers = () => keepTerms.mock.calls.map(([customers]) => customers);

afterEach(() => {
  keepTerms.mockReset();
  ends.mockReset();
  rememberTaken(7, null);
});

test('stores terms for the active and the downloaded customers', async () => {
  keepTerms.mockImplementation(async () => ends);
  const { unmount } = renderScreen(<CatalogWatch />, { user: { id: '7', scopes } });
  expect(listCustomers()).toEqual([['C1']]);
  act(() => rememberTaken(7, { ...taken, customers: ['C2', 'C1'] }));
  expect(listCustomers()).toEqual([['C1'], ['C1', 'C2']]);
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(1));
  unmount();
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(2));
});

test('loads nothing without a customer or the right to order', () => {
  renderScreen(<CatalogWatch />, { user: { scopes }, customer: null }).unmount();
  renderScreen(<CatalogWatch />);
  expect(listCustomers()).toEqual([]);
});
