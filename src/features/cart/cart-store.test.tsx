import { act, render, screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase, wipeUserData } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer, type Viewer } from '#src/offline/viewer.ts';
import { setCartQty, setCartQtys, useCart, useCartQty } from './cart.public.ts';

let user = 0;

/** A user of their own for each test, so that no cart is met twice. */
function login(customer: string | null = 'C1'): Viewer {
  user += 1;
  const viewer = { host: 'shop.test', userId: user, customer, sorg: '2000' };
  act(() => bindViewer(viewer));
  return viewer;
}

function Shown() {
  const cart = useCart();
  const lines = cart.lines.map(({ articleCode, qty }) => `${articleCode}=${qty}`).join(' ');
  const sums = cart.totals.map(({ sorg, total, full }) => `${sorg}:${total}/${full}`).join(' ');
  return <output>{cart.loading ? 'loading' : `${lines} | ${cart.totalQty} | ${sums}`}</output>;
}
const text = () => screen.getByRole('status').textContent;

afterEach(() => act(() => bindViewer(null)));

test('shows what is added to the cart and queues it', async () => {
  const viewer = login();
  render(<Shown />);
  await setCartQty(product('A'), 2);
  await vi.waitFor(() => expect(text()).toBe('A=2 | 2 | 2000:2000/2000'));
  await setCartQtys([
    { product: product('A'), qty: 3 },
    { product: product('B'), qty: 1 },
  ]);
  await vi.waitFor(() => expect(text()).toBe('A=3 B=1 | 4 | 2000:4000/4000'));
  const db = openUserDatabase(viewer.host, viewer.userId);
  expect(await pendingEntries(db)).toHaveLength(2);
});

test('removes a line with quantity 0', async () => {
  login();
  render(<Shown />);
  await setCartQty(product('A'), 2);
  await setCartQty(product('A'), 0);
  await vi.waitFor(() => expect(text()).toBe(' | 0 | '));
});

test('keeps a separate cart for each customer', async () => {
  const viewer = login('C1');
  render(<Shown />);
  await setCartQty(product('A'), 2);
  act(() => bindViewer({ ...viewer, customer: 'C2' }));
  await vi.waitFor(() => expect(text()).toBe(' | 0 | '));
  act(() => bindViewer(viewer));
  await vi.waitFor(() => expect(text()).toContain('A=2'));
});

test('has no cart and accepts no lines without a customer', async () => {
  login(null);
  render(<Shown />);
  expect(text()).toBe(' | 0 | ');
  await expect(setCartQty(product('A'), 1)).rejects.toThrow('No customer');
});

test.each([-1, 1.5, Number.NaN, 100_000])('rejects a quantity of %d', async (qty) => {
  login();
  await expect(setCartQty(product('A'), qty)).rejects.toThrow(RangeError);
});

test('enforces a quota even offline', async () => {
  login();
  const limited = { ...(product('A') as object), orderQuota: 5 } as never;
  await expect(setCartQty(limited, 6)).rejects.toThrow('OVER_QUOTA');
});

test('re-renders a quantity only when it changes', async () => {
  login();
  const drawn = vi.fn();
  function Qty() {
    drawn(useCartQty('A'));
    return null;
  }
  render(<Qty />);
  await setCartQty(product('B'), 2);
  await setCartQty(product('A'), 2);
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith(2));
  expect(drawn.mock.calls.flat().filter((qty) => qty === 2)).toHaveLength(1);
});

test('rejects a change the device cannot store', async () => {
  const viewer = login();
  render(<Shown />);
  const db = openUserDatabase(viewer.host, viewer.userId);
  const full = vi
    .spyOn(db.outbox, 'add')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect(setCartQty(product('A'), 2)).rejects.toThrow();
  full.mockRestore();
  expect(await db.cartLines.count()).toBe(0);
  await vi.waitFor(() => expect(text()).toBe(' | 0 | '));
});

test('leaves no data after a wipe and rejects later writes', async () => {
  const viewer = login();
  await setCartQty(product('A'), 2);
  const db = openUserDatabase(viewer.host, viewer.userId);
  await wipeUserData(viewer.host, viewer.userId);
  await expect(pendingEntries(db)).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  await expect(setCartQty(product('A'), 3)).rejects.toThrow();
  expect(await Dexie.exists(db.name)).toBe(false);
});
