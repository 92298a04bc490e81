import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { TopBar } from './top-bar.tsx';

vi.mock('#src/lib/use-wide.ts', () => ({ useWide: () => false }));
vi.mock('./cart-link.tsx', () => ({ CartLink: () => null }));

/** The phone bar above pages of which each but the list has a fixed way back, in the window's own history. */
function open(at: string) {
  const page = (path: string, back?: string) => ({
    path,
    element: null,
    handle: { path, ...(back && { back }) },
  });
  const element = (
    <>
      <TopBar />
      <Outlet />
    </>
  );
  const routes = [
    {
      path: '/:locale',
      element,
      children: [
        page('catalog/list'),
        page('catalog/:category/:slug', '/catalog'),
        page('catalog'),
        page('cart/order-confirmation', '/order'),
        page('order'),
      ],
    },
  ];
  const scopes = ['cart.display-order-qty', 'page.catalog'];
  const shown = renderScreen(routes, { at, user: { scopes }, browserHistory: true });
  const { router, address, user } = shown;
  const visit = (to: string) => act(() => router.navigate(to));
  return { address, visit, user };
}
const arrow = () => screen.findByRole('link', { name: 'Back' });

test('the arrow leads to where the user came from, with its filters', async () => {
  const { address, visit, user } = open('/catalog/list?search=chain&page=2');
  await visit('/en-us/catalog/paa/chain-11');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=chain&page=2'));
});

test('the arrow passes over other views of the same page', async () => {
  const { address, visit, user } = open('/catalog/list');
  await visit('/en-us/catalog/paa/chain-11');
  await visit('/en-us/catalog/paa/chain-11?article=C1');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list'));
});

test('after a deep link the arrow leads to the fixed target of the page, as its link says', async () => {
  const { address, user } = open('/catalog/paa/chain-11');
  expect((await arrow()).getAttribute('href')).toBe('/en-us/catalog');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/catalog'));
});

test('what lies before the order confirmation is not returned to', async () => {
  const { address, visit, user } = open('/catalog/list');
  await visit('/en-us/cart/order-confirmation');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/order'));
});

test('a page without a way back has no arrow', async () => {
  const { visit } = open('/catalog/paa/chain-11');
  await arrow();
  await visit('/en-us/catalog/list');
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});
