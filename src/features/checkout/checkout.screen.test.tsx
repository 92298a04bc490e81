import './testing/mock-features.ts';

import '#src/app/generated/problem-texts.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { hasUnsavedInput } from '#src/lib/unsaved.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { Component } from './checkout.screen.tsx';
import { checkoutStore } from './checkout-draft.ts';
import { MayBeCleared } from './parts/may-be-cleared.tsx';
import {
  database,
  fill,
  goOffline,
  mocks,
  open,
  refusal,
  request,
  settle,
  whereTo,
} from './testing/checkout-page.tsx';

const store = () => checkoutStore(String(mocks.userId), 'C1');

test('shipping after the benefit, what it means for the credit, and all orders on the next page', async () => {
  const user = await open(Component);
  await fill(user);
  expect(screen.getByText(/benefit −\$1\.50/)).toBeDefined();
  expect(
    await screen.findByText(
      /Credit left with Bikes: \$32\.00 as of 20 Nov 2026 [\d:]+ [AP]M; this order \$34\.00/,
    ),
  ).toBeDefined();
  expect(screen.getByText(/\$2\.00 too much for your credit/)).toBeDefined();
  expect(screen.getByText('Deliveries on Mon, Tue, Wed, Thu, and Fri')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await whereTo()).toMatch(/order-confirmation\?order=71&order=72$/);
});

test('the summary says quantities with their unit (U211)', async () => {
  await open(Component);
  expect(await screen.findByText(/^\d+ pcs? · Article A$/)).toBeDefined();
});

test('PO and notes count their characters, and a draft is there again (B178, B179)', async () => {
  const user = await open(Component);
  await user.type(screen.getByLabelText('Your PO number (optional)'), 'PO 1');
  expect(screen.getByText('4 of 35')).toBeDefined();
  expect(screen.getByText('0 of 100')).toBeDefined();
  expect(store().draft()).toMatchObject({ custPoNo: 'PO 1' });
});

test('what the server refuses lands on its field or its line', async () => {
  mocks.checkout = refusal([
    { field: 'request_delivery_date', code: 'CLOSED_DAY', message: '' },
    { field: 'products.0.qty', code: 'EXCEEDS_STOCK', message: '', most: 1 },
    { field: 'products.1.qty', code: 'STOCK_CHANGED', message: '' },
    { field: 'customer', code: 'CREDIT_BLOCKED_LIMIT_EXCEEDED', message: '' },
    { field: 'products', code: 'ORDER_LIMIT', message: '' },
  ]);
  const user = await open(Component);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('Article B: Fewer in stock than you saw')).toBeDefined();
  expect(screen.getByText('Article A: More than we have in stock, which is 1')).toBeDefined();
  expect(screen.getByText(/more than may be ordered at once/)).toBeDefined();
  expect(
    screen.getByText('This customer is blocked for orders: credit limit exceeded'),
  ).toBeDefined();
  const field = screen.getByLabelText('Requested delivery date (optional)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(store().unanswered()).toBeNull();
});

test('what is wrong comes into sight, and what changed is there to choose from (M041)', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this.textContent);
  };
  mocks.moreShipTos = [{ id: 'S2', name: 'Depot' }];
  const user = await open(Component);
  await screen.findByText('Depot');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await vi.waitFor(() => expect(seen).toEqual(['Choose where it is to be shipped.']));
  await user.click(screen.getByRole('radio', { name: /^Shop/ }));
  mocks.checkout = refusal([{ field: 'shipto', code: 'SHIP_TO_CHANGED', message: '' }]);
  mocks.shipTo = 'New shop';
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('New shop')).toBeDefined();
  expect(seen.at(-1)).toBe('This address has changed. Choose again.');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('split by date: the orders it becomes and their freight are told, and sent line by line', async () => {
  const user = await open(Component);
  await fill(user);
  await user.click(screen.getByRole('radio', { name: 'Different days for lines' }));
  const field = await screen.findByLabelText('Delivery date of Article B');
  const day = new Date(Date.now() + 20 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const iso = day.toISOString().slice(0, 10);
  await user.type(field, iso);
  expect(await screen.findByText(/This becomes 2 orders/)).toBeDefined();
  expect(await screen.findByText('$39.00')).toBeDefined();
  expect(screen.getByText('Splitting the order costs $5.00 more in shipping.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await whereTo();
  const [, variables] =
    request.mock.calls.find(([one]) => one.__meta__.operation === 'Checkout') ?? [];
  expect(variables.products).toMatchObject([
    { articleCode: 'A', seen: { available: 5, arrival: null } },
    { articleCode: 'B', request_delivery_date: iso },
  ]);
  expect(variables.products[0].request_delivery_date).toBeUndefined();
});

test('offline the order is kept with everything seen, and leaves the cart', async () => {
  const user = await open(Component);
  await fill(user);
  await user.type(screen.getByLabelText('Your PO number (optional)'), 'PO 7');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  const where = await whereTo();
  const [entry] = await pendingEntries(database());
  expect(where).toMatch(new RegExp(`order-confirmation\\?waiting=${entry?.id}$`));
  expect(entry).toMatchObject({
    operation: 'Checkout',
    state: 'queued',
    sent: false,
    variables: {
      intent: true,
      shipto: 'S1',
      products: [
        { articleCode: 'A', qty: 2, subtotal: 2000, seen: { available: 5, arrival: null } },
        { articleCode: 'B', qty: 1, subtotal: 1000 },
      ],
    },
    note: {
      customerName: 'Velo',
      shipTo: 'Shop',
      shipment: 'Standard',
      payment: 'Invoice',
      total: 3400,
    },
  });
  expect((await database().cartLines.toArray()).map(({ qty }) => qty)).toEqual([0, 0]);
  // The next order begins as this one went, with a text of its own.
  expect(store().draft()).toEqual({
    ...{ shipto: 'S1', rateId: 'STD', paymentId: 'INV' },
    ...{ requestDate: '', custPoNo: '', notes: '', lineDates: {} },
  });
});

test('an answer lost: handed on it goes under the same key with the same body, and nowhere else', async () => {
  mocks.checkout = () => Promise.reject(new NetworkError());
  const user = await open(Component);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByText('Your order was sent, the answer got lost');
  const unanswered = store().unanswered();
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  await whereTo();
  expect(await pendingEntries(database())).toMatchObject([
    { idempotencyKey: unanswered?.key, variables: unanswered?.variables, sent: true },
  ]);
  expect(store().unanswered()).toBeNull();
});

test('a cart that cannot be sent: the order is not lost but can be kept', async () => {
  settle.mockResolvedValue(false);
  const user = await open(Component);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await user.click(await screen.findByRole('button', { name: 'Place when online' }));
  await whereTo();
  expect(await pendingEntries(database())).toMatchObject([{ operation: 'Checkout' }]);
});

test('a device without room says so and keeps the form', async () => {
  const user = await open(Component);
  await fill(user);
  goOffline();
  vi.spyOn(database().outbox, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  expect(await screen.findByText(/Not saved: this device has no room left/)).toBeDefined();
  expect(store().draft()).toMatchObject({ shipto: 'S1' });
  expect(await pendingEntries(database())).toEqual([]);
});

test('R7 private mode: an order that cannot be kept says why, keeps the form and is never called kept', async () => {
  const user = await open(Component);
  await fill(user);
  goOffline();
  vi.spyOn(database(), 'transaction').mockRejectedValue(
    new Dexie.DatabaseClosedError('closed', new Dexie.MissingAPIError()) as never,
  );
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  expect(await screen.findByText(/this browser keeps nothing on this device/)).toBeDefined();
  expect(screen.queryByText(/is kept on this device/)).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(store().draft()).toMatchObject({ shipto: 'S1' });
});

test('R7 a browser that keeps no key for the order sends none: it could stand twice', async () => {
  const user = await open(Component);
  await fill(user);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText(/Not saved: this device has no room left/)).toBeDefined();
  expect(request.mock.calls.map(([one]) => one.__meta__.operation)).not.toContain('Checkout');
  // What is typed stands in the form alone: a new version must not load the page anew by itself.
  await user.type(screen.getByLabelText('Your PO number (optional)'), 'PO 1');
  expect(hasUnsavedInput()).toBe(true);
});

test.each([
  [false, 1],
  [true, 0],
])(
  'R7 persist() answers %s: whether the waiting order may be cleared is told',
  async (promised, warnings) => {
    const storage = { persisted: async () => false, persist: async () => promised };
    vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: storage } }));
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    render(
      <I18nProvider i18n={i18n}>
        <MayBeCleared />
      </I18nProvider>,
    );
    await act(async () => {});
    expect(screen.queryAllByText(/This browser may clear it/)).toHaveLength(warnings);
  },
);
