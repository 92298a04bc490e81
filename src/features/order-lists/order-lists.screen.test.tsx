import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import CartName from './components/cart-name.tsx';
import { saveAliases, saveOrderList } from './list-device.ts';
import type { KeptList } from './list-model.ts';
import { Component } from './order-lists.screen.tsx';

const catalog = vi.hoisted(() => ({ found: [] as unknown[] }));
vi.mock('#src/graphql/client.ts', () => ({
  request: async () => ({ products: { products: catalog.found } }),
}));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));

let userId = 900;

beforeEach(() => {
  userId += 1;
  catalog.found = [];
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => act(() => bindViewer(null)));

const open = (show = '', part = <Component />) =>
  renderScreen(part, {
    at: `/order-lists?show=${show}`,
    user: { id: userId },
    now: '2026-11-20T12:00:00Z',
  }).user;
const press = async (user: UserEvent, name: string | RegExp) =>
  await user.click(await screen.findByRole('button', { name }));
const rows = (name: string) => within(screen.getByRole('list', { name }));
const texts = (name: string) =>
  rows(name)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('creates, switches and deletes carts with undo', async () => {
  await setCartQty(product('A'), 3);
  const user = open();
  await screen.findByText('1 line · 3 pieces');
  await press(user, 'New empty cart');
  await press(user, 'Switch to it');
  await screen.findByText('Required');
  await user.type(screen.getByLabelText('Name'), 'Visit');
  await press(user, 'Switch to it');
  await waitFor(() => expect(texts('Carts')).toEqual(['Visitactive', 'Cart of 20 Nov 2026']));
  expect(screen.getAllByText('saved here, not sent yet')).toHaveLength(2);
  await press(user, 'Switch to Cart of 20 Nov 2026');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active', 'Visit']));
  await press(user, 'Delete Visit');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active']));
  await press(user, 'Undo');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active', 'Visit']));
  await press(user, 'Rename Visit');
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Fair{Enter}');
  await waitFor(() => expect(texts('Carts')).toEqual(['Cart of 20 Nov 2026active', 'Fair']));
});

test('saves the cart as a template, edits, shares and adds it', async () => {
  await setCartQty(product('A'), 3);
  const user = open('templates');
  await press(user, 'Save the cart as a template');
  await user.type(screen.getByLabelText('Name'), 'Weekly');
  await press(user, 'Save');
  await screen.findByRole('list', { name: 'Templates' });
  await press(user, 'Edit Weekly');
  const qty = rows('Templates').getByRole('textbox', { name: 'Quantity of Article A' });
  await user.clear(qty);
  await user.type(qty, '5{Enter}');
  await screen.findByText('1 line · 5 pieces');
  await user.click(screen.getByRole('checkbox', { name: 'Colleagues see it' }));
  await screen.findByText('shared');
  await press(user, 'Add to the cart Weekly');
  await screen.findByText('Weekly: 1 line added');
  await press(user, 'Delete Weekly');
  await screen.findByText('No templates yet');
});

test("lets a colleague's template be viewed and used, not changed", async () => {
  await saveOrderList({ kind: 'template', name: 'T', lines: [] });
  const db = openUserDatabase(window.location.host, userId);
  const [row] = await db.orderLists.toArray();
  if (!row) throw new Error('nothing kept');
  const shown = { ...(row.list as KeptList).shown, own: false };
  await db.orderLists.put({ ...row, list: { shown, server: null } });
  const user = open('templates');
  await screen.findByText('from a colleague');
  await press(user, 'Lines of T');
  expect(screen.queryByRole('button', { name: /Delete|Rename/ })).toBeNull();
  expect(screen.getByText('It has no lines')).toBeDefined();
});

test('adds own numbers, finds any spelling, deletes with undo', async () => {
  await saveAliases([{ alias: 'KT-11', articleCode: 'P-1' }]);
  const user = open('numbers');
  await screen.findByText('KT-11');
  await user.type(screen.getByLabelText('Your number'), 'Front 9');
  await user.type(screen.getByLabelText('Article code or EAN'), 'b.2');
  await press(user, 'Add');
  await screen.findByText('No article has this code');
  catalog.found = [{ ...(product('B-2') as object), article_code_display: 'B-2' }];
  await press(user, 'Add');
  await screen.findByText('Front 9 is now Article B-2');
  await user.type(screen.getByLabelText('Search own numbers'), 'kt1');
  await waitFor(() => expect(rows('Own numbers').getAllByRole('listitem')).toHaveLength(1));
  await press(user, 'Delete KT-11');
  await screen.findByText('Nothing found');
  await press(user, 'Undo');
  await screen.findByText('KT-11');
});

test('names and switches carts and saves templates in the menu', async () => {
  await setCartQty(product('A'), 3);
  await saveOrderList({ kind: 'cart', name: 'Fair', lines: [] });
  const user = open('', <CartName />);
  await press(user, /^Cart: Unnamed cart/);
  await press(user, 'Name this cart');
  await user.type(screen.getByLabelText('Name'), 'Shop');
  await press(user, 'Save');
  await press(user, /^Cart: Shop/);
  await press(user, /^Fair/);
  await press(user, /^Cart: Fair/);
  await screen.findByRole('button', { name: /^Shop/ });
  expect(screen.queryByRole('button', { name: 'Save as a template' })).toBeNull();
});
