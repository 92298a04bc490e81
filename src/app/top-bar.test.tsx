import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { TopBar } from './top-bar.tsx';

vi.mock('#src/lib/hooks/use-wide.ts', () => ({ useWide: () => false }));
vi.mock('./cart-link.tsx', () => ({ CartLink: () => null }));
vi.mock('#src/features/notifications/bell.tsx', () => ({ default: () => null }));

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

test('leads back to the previous page with its filters', async () => {
  const { address, visit, user } = open('/catalog/list?search=chain&page=2');
  await visit('/en-us/catalog/paa/chain-11');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list?search=chain&page=2'));
});

test('skips other views of the same page', async () => {
  const { address, visit, user } = open('/catalog/list');
  await visit('/en-us/catalog/paa/chain-11');
  await visit('/en-us/catalog/paa/chain-11?article=C1');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/catalog/list'));
});

test("leads to the page's fixed target after a deep link", async () => {
  const { address, user } = open('/catalog/paa/chain-11');
  expect((await arrow()).getAttribute('href')).toBe('/en-us/catalog');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/catalog'));
});

test('does not return from the order confirmation to the checkout', async () => {
  const { address, visit, user } = open('/catalog/list');
  await visit('/en-us/cart/order-confirmation');
  await user.click(await arrow());
  await waitFor(() => expect(address()).toBe('/en-us/order'));
});

test('has no arrow on a page without a way back', async () => {
  const { visit } = open('/catalog/paa/chain-11');
  await arrow();
  await visit('/en-us/catalog/list');
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});
