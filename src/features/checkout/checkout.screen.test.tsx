import './testing/mock-features.ts';

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { hasUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { readDraftKey } from '#src/offline/order-draft.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { Component } from './checkout.screen.tsx';
import { checkoutStore } from './checkout-draft.ts';
import { MayBeCleared } from './components/may-be-cleared.tsx';
import {
  database,
  fill,
  flush,
  goOffline,
  mocks,
  open,
  readDestination,
  refusal,
  request,
} from './testing/checkout-page.tsx';

const store = () => checkoutStore(String(mocks.userId), 'C1');

test('shows shipping after the benefit and its effect on credit', async () => {
  const user = await open(Component);
  await fill(user);
  expect(screen.getByText(/benefit −\$1\.50/)).toBeDefined();
  expect(
    await screen.findByText(
      /Credit left with Bikes: \$50\.00 as of 20 Nov 2026 [\d:]+ [AP]M; this order \$34\.00/,
    ),
  ).toBeDefined();
  expect(screen.getByText('Deliveries on Mon, Tue, Wed, Thu, and Fri')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await readDestination()).toMatch(/order-confirmation\?order=71&order=72$/);
});

test('shows quantities with their unit in the summary (U211)', async () => {
  await open(Component);
  expect(await screen.findByText(/^\d+ pcs? · Article A$/)).toBeDefined();
});

// B178, B179
test('counts the characters of PO and notes and restores a draft', async () => {
  const user = await open(Component);
  await user.type(screen.getByLabelText('Your PO number (optional)'), 'PO 1');
  expect(screen.getByText('4 of 35')).toBeDefined();
  expect(screen.getByText('0 of 100')).toBeDefined();
  expect(store().draft()).toMatchObject({ custPoNo: 'PO 1' });
});

test('shows refusals at their field or line', async () => {
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
  expect(store().unanswered.read()).toBeNull();
});

// M041
test('scrolls to the problem and offers the changed ship-tos', async () => {
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

test("shows a date split's orders and freight, sends line dates", async () => {
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
  await readDestination();
  const [, variables] =
    request.mock.calls.find(([one]) => one.__meta__.operation === 'Checkout') ?? [];
  expect(variables.products).toMatchObject([
    { articleCode: 'A', seen: { available: 5, arrival: null } },
    { articleCode: 'B', request_delivery_date: iso },
  ]);
  expect(variables.products[0].request_delivery_date).toBeUndefined();
});

test('keeps one order of two presses', async () => {
  const user = await open(Component);
  await fill(user);
  goOffline();
  const button = screen.getByRole('button', { name: 'Place when online' });
  act(() => {
    button.click();
    button.click();
  });
  await readDestination();
  expect(await pendingEntries(database())).toHaveLength(1);
});

test('keeps no order in a window whose cart was ordered in another', async () => {
  const user = await open(Component);
  await fill(user);
  goOffline();
  const key = (await readDraftKey(database(), 'C1')) ?? '';
  // The other window has ended the draft; this one has not been told yet.
  vi.spyOn(database().syncState, 'get').mockImplementation((() =>
    Dexie.Promise.resolve(undefined)) as never);
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  expect(key).not.toBe('');
  expect(await screen.findByText(/already ordered or emptied/)).toBeDefined();
  vi.restoreAllMocks();
  expect(await pendingEntries(database())).toEqual([]);
});

test('sends the order under the key of its draft', async () => {
  const user = await open(Component);
  await fill(user);
  const key = await readDraftKey(database(), 'C1');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await readDestination();
  const sent = request.mock.calls.find(([one]) => one.__meta__.operation === 'Checkout');
  expect(sent?.[2]).toMatchObject({ idempotencyKey: key });
  expect(await readDraftKey(database(), 'C1')).toBeNull();
  expect(
    await database()
      .cartLines.filter(({ qty }) => qty > 0)
      .count(),
  ).toBe(0);
});

test('sends the next attempt after a refusal under a new key', async () => {
  mocks.checkout = refusal([
    { field: 'products.0.qty', code: 'EXCEEDS_STOCK', message: '', most: 1 },
  ]);
  const user = await open(Component);
  await fill(user);
  const key = await readDraftKey(database(), 'C1');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByText(/^Article A: More than we have in stock/);
  await vi.waitFor(async () => expect(await readDraftKey(database(), 'C1')).not.toBe(key));
});

test('keeps an offline order with all seen values, empties cart', async () => {
  const user = await open(Component);
  await fill(user);
  await user.type(screen.getByLabelText('Your PO number (optional)'), 'PO 7');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  const where = await readDestination();
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
    shipto: 'S1',
    rateId: 'STD',
    paymentId: 'INV',
    requestDate: '',
    custPoNo: '',
    notes: '',
    lineDates: {},
  });
});

test('queues an unanswered order under its key with the same body', async () => {
  mocks.checkout = () => Promise.reject(new NetworkError());
  const user = await open(Component);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByText('Your order was sent, the answer got lost');
  const unanswered = store().unanswered.read();
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  await readDestination();
  expect(await pendingEntries(database())).toMatchObject([
    { idempotencyKey: unanswered?.key, variables: unanswered?.variables, sent: true },
  ]);
  expect(store().unanswered.read()).toBeNull();
});

test('offers to keep the order when the cart cannot be sent', async () => {
  flush.mockResolvedValue(false);
  const user = await open(Component);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await user.click(await screen.findByRole('button', { name: 'Place when online' }));
  await readDestination();
  expect(await pendingEntries(database())).toMatchObject([{ operation: 'Checkout' }]);
});

test('reports a full device and keeps the form', async () => {
  const user = await open(Component);
  await fill(user);
  goOffline();
  vi.spyOn(database().outbox, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  expect(await screen.findByText(/Not saved: this device has no room left/)).toBeDefined();
  expect(store().draft()).toMatchObject({ shipto: 'S1' });
  expect(await pendingEntries(database())).toEqual([]);
});

// R7
test('gives the reason and keeps the form when nothing is stored', async () => {
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

test('sends no order when its key cannot be stored (R7)', async () => {
  const user = await open(Component);
  await fill(user);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText(/Not saved: this device has no room left/)).toBeDefined();
  expect(request.mock.calls.map(([one]) => one.__meta__.operation)).not.toContain('Checkout');
  // The PO number exists only in the form, so an app update must not reload the page.
  await user.type(screen.getByLabelText('Your PO number (optional)'), 'PO 1');
  expect(hasUnsavedInput()).toBe(true);
});

// R7
test.each([
  [false, 1],
  [true, 0],
])('warns that the order may be evicted if persist() gives %s', async (promised, warnings) => {
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
});
