import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from './paths.ts';
import { useOrdering } from './use-ordering.ts';

const world = vi.hoisted(() => ({ customer: null as object | null, scopes: [] as string[] }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({
    customer: world.customer,
    has: (scope: string) => world.scopes.includes(scope),
  }),
}));

beforeEach(() => {
  world.customer = {};
  world.scopes = ['cart.display-order-qty'];
});

const orderingOn = (path: string) =>
  renderHook(useOrdering, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/en-us${path}`]}>{children}</MemoryRouter>
    ),
  }).result.current;

test.each([
  [paths.catalog(), true],
  [paths.catalogList(), true],
  [paths.catalogGroupset(), true],
  [paths.product('paa', 'chain'), true],
  [paths.frequentPurchases(), true],
  [paths.fastOrder(), false],
  [paths.repeatOrder(), false],
  [paths.cart(), false],
  [paths.checkout(), false],
  [paths.home(), false],
])('on %s the cart may stand beside the page: %s', (path, may) => {
  expect(orderingOn(path)).toBe(may);
});

test('only for who may order, and for a customer', () => {
  world.scopes = [];
  expect(orderingOn(paths.catalog())).toBe(false);
  world.scopes = ['cart.display-order-qty'];
  world.customer = null;
  expect(orderingOn(paths.catalog())).toBe(false);
});
