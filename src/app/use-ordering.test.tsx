import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { paths } from './paths.ts';
import { useOrdering } from './use-ordering.ts';

const user = { scopes: ['cart.display-order-qty'] };
const Ordering = () => <output>{String(useOrdering())}</output>;

function orderingOn(at: string, options: ScreenOptions = { user }) {
  renderScreen(<Ordering />, { at, ...options });
  return screen.getByRole('status').textContent;
}

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
])('allows the cart panel on %s: %s', (path, may) => {
  expect(orderingOn(path)).toBe(String(may));
});

test.each([
  ['the permission', { user: { scopes: [] } }],
  ['a customer', { user, customer: null }],
])('is off without %s', (_, options) => {
  expect(orderingOn(paths.catalog(), options)).toBe('false');
});
