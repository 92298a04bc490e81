import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberTaken } from '#src/offline/catalog/taken-store.ts';
import CatalogWatch from './catalog-watch.tsx';

const { keepTerms, ends, session } = vi.hoisted(() => ({
  keepTerms: vi.fn(),
  ends: vi.fn(),
  session: { has: true, customer: { unified: 'C1' } as { unified: string } | null },
}));
vi.mock('#src/features/checkout/checkout.public.ts', () => ({ keepTerms }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({ useHostConfig: () => host }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({
    user: { id: '7' },
    customer: session.customer,
    has: (scope: string) => session.has && scope === 'cart.display-order-qty',
  }),
}));
vi.mock('#src/offline/catalog/keep-fresh.ts', () => ({ keepCatalogFresh: () => () => {} }));
vi.mock('#src/offline/catalog/page-catalog.ts', () => ({ pageCatalog: () => ({}) }));
const host = {};

const taken = { sorg: '2000', pictures: false, articles: 1, asOf: '', revision: 1 };
const asked = () => keepTerms.mock.calls.map(([customers]) => customers);

afterEach(() => {
  keepTerms.mockReset();
  ends.mockReset();
  session.has = true;
  session.customer = { unified: 'C1' };
  rememberTaken(7, null);
});

test('orders can be made offline for the active customer and for those taken along', async () => {
  keepTerms.mockImplementation(async () => ends);
  const { unmount } = render(<CatalogWatch />);
  expect(asked()).toEqual([['C1']]);
  act(() => rememberTaken(7, { ...taken, customers: ['C2', 'C1'] }));
  expect(asked()).toEqual([['C1'], ['C1', 'C2']]);
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(1));
  unmount();
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(2));
});

test('nothing is asked for without a customer or the right to order', () => {
  session.customer = null;
  render(<CatalogWatch />);
  session.customer = { unified: 'C1' };
  session.has = false;
  render(<CatalogWatch />);
  expect(asked()).toEqual([]);
});
