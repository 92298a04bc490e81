import './testing/mock-features.ts';

import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { Component } from './checkout.screen.tsx';
import { checkoutStore } from './checkout-draft.ts';
import { prefetchCheckoutTerms } from './kept-terms.ts';
import { Component as ShipmentScreen } from './shipment.screen.tsx';
import {
  database,
  fill,
  goOffline,
  mocks,
  open,
  readDestination,
  refusal,
  request,
  viewer,
} from './testing/checkout-page.tsx';

test('sends the shown shipping and shows a refused change', async () => {
  mocks.checkout = refusal([{ field: 'shipments.0.price', code: 'FREIGHT_CHANGED', message: '' }]);
  const user = await open(Component);
  await fill(user);
  mocks.priceOfShipping = 700;
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('The shipping costs have changed')).toBeDefined();
  expect(await screen.findByText('$37.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  const sent = () =>
    request.mock.calls
      .filter(([one]) => one.__meta__.operation === 'Checkout')
      .map(([, { shipments }]) => shipments[0].price);
  await vi.waitFor(() => expect(sent()).toEqual([400, 700]));
});

describe('a click while shipping is being calculated', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>) => {
    await fill(user);
    await screen.findByText('$34.00');
    let answer = () => {};
    mocks.ratesWait = new Promise((resolve) => {
      answer = resolve;
    });
    await user.click(screen.getByRole('radio', { name: 'Different days for lines' }));
    await user.type(await screen.findByLabelText('Delivery date of Article B'), '2031-05-07');
    await screen.findByText('is being calculated');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(screen.queryByRole('button', { name: 'Place when online' })).toBeNull();
    return () => act(async () => answer());
  };
  const placed = () =>
    request.mock.calls
      .filter(([one]) => one.__meta__.operation === 'Checkout')
      .map(([, { shipments }]) => shipments[0].price);

  test('waits for it and places the order', async () => {
    vi.useFakeTimers({ now: new Date('2031-05-01T08:00:00Z'), toFake: ['Date'] });
    mocks.shippingWhenSplit = 400;
    const answer = await choose(await open(Component));
    expect(placed()).toEqual([]);
    await answer();
    expect(await readDestination()).toMatch(/order-confirmation/);
    expect(placed()).toEqual([400]);
    vi.useRealTimers();
  });

  test('asks for confirmation when shipping comes out higher', async () => {
    vi.useFakeTimers({ now: new Date('2031-05-01T08:00:00Z'), toFake: ['Date'] });
    const user = await open(Component);
    await (await choose(user))();
    expect(await screen.findByText(/Shipping costs \$9\.00 for these orders/)).toBeDefined();
    expect(placed()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await vi.waitFor(() => expect(placed()).toEqual([900]));
    vi.useRealTimers();
  });
});

test('places nothing until shipping is calculated but can keep it', async () => {
  const user = await open(Component);
  await fill(user);
  mocks.unanswered = ['ShipmentRates'];
  await user.click(screen.getByRole('radio', { name: 'Different days for lines' }));
  const field = await screen.findByLabelText('Delivery date of Article B');
  const day = new Date(Date.now() + 20 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  await user.type(field, day.toISOString().slice(0, 10));
  expect(await screen.findByText('Total without shipping')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText(/Shipping could not be calculated/)).toBeDefined();
  expect(request.mock.calls.map(([one]) => one.__meta__.operation)).not.toContain('Checkout');
  await user.click(screen.getByRole('button', { name: 'Place when online' }));
  await readDestination();
  expect(await pendingEntries(database())).toMatchObject([
    { variables: { shipments: [{ price: null }] }, note: { shipping: null, total: 3000 } },
  ]);
});

describe('offline, with a cart nothing was ever asked for', () => {
  const operations = [
    'ShipTos',
    'ShipmentRates',
    'Payments',
    'ClosedDays',
    'CheckoutTerms',
    'OrderReview',
  ];
  const rate = { id: 'STD', name: 'Standard', merchant: 'Pannier', days: 2 };
  const bring = async (warehouseAreas: string[], more: object[] = []) => {
    const shop = { id: 'S1', name: 'Shop', address: '', postalCode: '', city: '', country: '' };
    request.mockResolvedValueOnce({
      checkoutTerms: {
        shipTos: [{ customer: 'C1', shipTos: [shop] }],
        rates: [{ ...rate, price: 400, freeFrom: null }, ...more],
        freightSteps: [{ area: 'East', minQty: 3, amount: 150 }],
        warehouseAreas,
        payments: [{ id: 'INV', type: 'invoice', desc: 'Invoice', paymentDiscount: 0 }],
        closedDays: [],
      },
    });
    act(() => bindViewer(viewer()));
    await prefetchCheckoutTerms(viewer(), ['C1', 'C2']);
    // Not asked for again on the same day.
    await prefetchCheckoutTerms(viewer(), ['C1']);
    expect(request.mock.calls.map(([, { customers }]) => customers)).toEqual([['C1', 'C2']]);
    mocks.unanswered = operations;
    goOffline();
  };

  test('captures at the upper shipping limit for an unknown benefit', async () => {
    await bring(['East', 'West']);
    const user = await open(Component);
    await fill(user);
    expect(screen.getAllByText('up to $4.00')).toHaveLength(2);
    expect(screen.getByText('Total at most')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Place when online' }));
    await readDestination();
    expect(await pendingEntries(database())).toMatchObject([
      {
        variables: {
          shipto: 'S1',
          paymentId: 'INV',
          shipments: [{ merchant: 'Pannier', rateId: 'STD', price: 400 }],
        },
        note: {
          shipping: 400,
          shippingUpTo: true,
          total: 3400,
          shipTo: 'Shop',
          shipment: 'Standard',
        },
      },
    ]);
  });

  test('shows no shipping price before a shipping method is chosen', async () => {
    await bring(['East'], [{ ...rate, id: 'EXP', name: 'Express', price: 900, freeFrom: null }]);
    await open(Component);
    expect(await screen.findByRole('radio', { name: /Express/ })).toBeDefined();
    expect(screen.queryByText('calculated when online')).toBeNull();
    expect(screen.queryByText(/when shipping is not free/)).toBeNull();
  });

  test('captures the exact shipping when the device knows it', async () => {
    await bring(['East']);
    const user = await open(Component);
    await fill(user);
    expect(screen.getByText('$32.50')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Place when online' }));
    await readDestination();
    expect(await pendingEntries(database())).toMatchObject([
      { variables: { shipments: [{ price: 250 }] }, note: { shipping: 250 } },
    ]);
  });

  test('captures the shipping of all days of a split order', async () => {
    await bring(['East']);
    const user = await open(Component);
    await fill(user);
    await user.click(screen.getByRole('radio', { name: 'Different days for lines' }));
    const field = await screen.findByLabelText('Delivery date of Article B');
    const day = new Date(Date.now() + 20 * 86_400_000);
    while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
    await user.type(field, day.toISOString().slice(0, 10));
    expect(await screen.findByText('$38.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Place when online' }));
    await readDestination();
    expect(await pendingEntries(database())).toMatchObject([
      { variables: { shipments: [{ price: 800 }] }, note: { shipping: 800 } },
    ]);
  });

  test('chooses the shipping method in its own step on a phone', async () => {
    await bring(['East', 'West']);
    const user = await open(ShipmentScreen);
    await user.click(await screen.findByRole('radio', { name: /Standard/ }));
    expect(screen.getByText('up to $4.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'To checkout' }));
    expect(await readDestination()).toMatch(/\/cart\/checkout$/);
    expect(checkoutStore(String(mocks.userId), 'C1').draft().rateId).toBe('STD');
  });

  test('says on a phone what is missing without shipping methods', async () => {
    mocks.unanswered = operations;
    goOffline();
    const user = await open(ShipmentScreen);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'To checkout' }));
    expect(await readDestination()).toMatch(/\/cart\/checkout$/);
  });

  test('says what is missing when no terms are stored', async () => {
    mocks.unanswered = operations;
    goOffline();
    await open(Component);
    expect(await screen.findByText(/are not on this device yet/)).toBeDefined();
  });
});
