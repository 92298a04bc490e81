import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { dismissToast, toastSnapshot } from '#src/ui/toast-store.ts';
import { Toasts } from '#src/ui/toasts.tsx';
import { saveAliases, saveOrderList } from './list-device.ts';
import type { KeptList } from './list-model.ts';
import { Component } from './order-lists.screen.tsx';
import CartName from './parts/cart-name.tsx';

const catalog = vi.hoisted(() => ({ found: [] as unknown[] }));
vi.mock('#src/graphql/client.ts', () => ({
  request: async () => ({ products: { products: catalog.found } }),
}));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  AsOf: () => null,
  useDates: () => ({ date: () => '20 Nov 2026' }),
  useHostConfig: () => ({}),
}));

let userId = 900;

beforeAll(() => import('#src/ui/dialog-panel.tsx'));
beforeEach(() => {
  userId += 1;
  catalog.found = [];
  for (const { id } of toastSnapshot()) dismissToast(id);
  act(() => bindViewer({ host: 'screen.test', userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => act(() => bindViewer(null)));

async function open(show = '', part = <Component />) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createMemoryRouter([{ path: '/:locale/*', element: part }], {
    initialEntries: [`/en-us/order-lists?show=${show}`],
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
      <Toasts />
    </I18nProvider>,
  );
  return userEvent.setup();
}
const press = async (fingers: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  await fingers.click(await screen.findByRole('button', { name }));
const rows = (name: string) => within(screen.getByRole('list', { name }));
const texts = (name: string) =>
  rows(name)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('carts: the active one marked, a new one, a switch back, deletion with undo', async () => {
  await setCartQty(product('A'), 3);
  const fingers = await open();
  await screen.findByText('1 line · 3 pieces');
  await press(fingers, 'New empty cart');
  await press(fingers, 'Switch to it');
  await screen.findByText('Required');
  await fingers.type(screen.getByLabelText('Name'), 'Visit');
  await press(fingers, 'Switch to it');
  await waitFor(() => expect(texts('Carts')).toEqual(['Visitactive', 'Cart of 20 Nov 2026']));
  expect(screen.getAllByText('saved here, not sent yet')).toHaveLength(2);
  await press(fingers, 'Switch to Cart of 20 Nov 2026');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active', 'Visit']));
  await press(fingers, 'Delete Visit');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active']));
  await press(fingers, 'Undo');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active', 'Visit']));
  await press(fingers, 'Rename Visit');
  await fingers.clear(screen.getByLabelText('Name'));
  await fingers.type(screen.getByLabelText('Name'), 'Fair{Enter}');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active', 'Fair']));
});

test('templates: kept from the cart, quantities changed, shared, added to the cart', async () => {
  await setCartQty(product('A'), 3);
  const fingers = await open('templates');
  await press(fingers, 'Save the cart as a template');
  await fingers.type(screen.getByLabelText('Name'), 'Weekly');
  await press(fingers, 'Save');
  await screen.findByRole('list', { name: 'Templates' });
  await press(fingers, 'Edit Weekly');
  const qty = rows('Templates').getByRole('textbox', { name: 'Quantity of Article A' });
  await fingers.clear(qty);
  await fingers.type(qty, '5{Enter}');
  await screen.findByText('1 line · 5 pieces');
  await fingers.click(screen.getByRole('checkbox', { name: 'Colleagues see it' }));
  await screen.findByText('shared');
  await press(fingers, 'Add to the cart Weekly');
  await screen.findByText('Weekly: 1 line added');
  await press(fingers, 'Delete Weekly');
  await screen.findByText('No templates yet');
});

test('a colleague’s template can be used and looked at, not changed', async () => {
  await saveOrderList({ kind: 'template', name: 'T', lines: [] });
  const db = openUserDatabase('screen.test', userId);
  const [row] = await db.orderLists.toArray();
  if (!row) throw new Error('nothing kept');
  const shown = { ...(row.list as KeptList).shown, own: false };
  await db.orderLists.put({ ...row, list: { shown, server: null } });
  const fingers = await open('templates');
  await screen.findByText('from a colleague');
  await press(fingers, 'Lines of T');
  expect(screen.queryByRole('button', { name: /Delete|Rename/ })).toBeNull();
  expect(screen.getByText('It has no lines')).toBeDefined();
});

test('own numbers: added by code, found in any spelling, deleted with undo', async () => {
  await saveAliases([{ alias: 'KT-11', articleCode: 'P-1' }]);
  const fingers = await open('numbers');
  await screen.findByText('KT-11');
  await fingers.type(screen.getByLabelText('Your number'), 'Front 9');
  await fingers.type(screen.getByLabelText('Article code or EAN'), 'b.2');
  await press(fingers, 'Add');
  await screen.findByText('No article has this code');
  catalog.found = [{ ...(product('B-2') as object), article_code_display: 'B-2' }];
  await press(fingers, 'Add');
  await screen.findByText('Front 9 is now Article B-2');
  await fingers.type(screen.getByLabelText('Search own numbers'), 'kt1');
  await waitFor(() => expect(rows('Own numbers').getAllByRole('listitem')).toHaveLength(1));
  await press(fingers, 'Delete KT-11');
  await screen.findByText('Nothing found');
  await press(fingers, 'Undo');
  await screen.findByText('KT-11');
});

test('the cart’s name is a menu to name it, to switch and to keep a template', async () => {
  await setCartQty(product('A'), 3);
  await saveOrderList({ kind: 'cart', name: 'Fair', lines: [] });
  const fingers = await open('', <CartName />);
  await press(fingers, /^Cart: Unnamed cart/);
  await press(fingers, 'Name this cart');
  await fingers.type(screen.getByLabelText('Name'), 'Shop');
  await press(fingers, 'Save');
  await press(fingers, /^Cart: Shop/);
  await press(fingers, /^Fair/);
  await press(fingers, /^Cart: Fair/);
  await screen.findByRole('button', { name: /^Shop/ });
  expect(screen.queryByRole('button', { name: 'Save as a template' })).toBeNull();
});
