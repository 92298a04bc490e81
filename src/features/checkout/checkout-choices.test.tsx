import './testing/mock-features.ts';

import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Component } from './checkout.screen.tsx';
import { firstChoice } from './checkout-form.rules.ts';
import { Component as ShipmentScreen } from './shipment.screen.tsx';
import { credit, mocks, open, request } from './testing/checkout-page.tsx';

const place = () => screen.getByRole('button', { name: 'Place order' });
const sent = async () => {
  await vi.waitFor(() =>
    expect(request.mock.calls.map(([one]) => one.__meta__.operation)).toContain('Checkout'),
  );
  return request.mock.calls.find(([one]) => one.__meta__.operation === 'Checkout')?.[1];
};
const express = { id: 'EXP', name: 'Express', merchant: 'Pannier', price: 900, benefit: 0 };
const depot = { id: 'S2', name: 'Depot', address: '', postalCode: '', city: '', country: '' };

describe('what a checkout begins with', () => {
  test('is preselected when it is the only one', async () => {
    const user = await open(Component);
    await vi.waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4));
    await user.click(place());
    expect(await sent()).toMatchObject({ shipto: 'S1', paymentId: 'INV' });
  });

  test("is preselected from the customer's last order", async () => {
    mocks.moreRates = [express];
    mocks.moreShipTos = [depot];
    mocks.lastChoices = { shipTo: 'S2', rateId: 'EXP', paymentId: 'GONE' };
    const user = await open(Component);
    expect(await screen.findByRole('radio', { name: /Depot/, checked: true })).toBeDefined();
    expect(screen.getByRole('radio', { name: /Express/, checked: true })).toBeDefined();
    await user.click(place());
    expect(await sent()).toMatchObject({ shipto: 'S2', shipments: [{ rateId: 'EXP' }] });
  });

  test('is empty with several choices and no order', async () => {
    mocks.moreRates = [express];
    const user = await open(Component);
    await screen.findByText('Express');
    await user.click(place());
    const group = await screen.findByRole('group', { name: 'Shipping' });
    expect(await within(group).findByText('Choose how it is to be shipped.')).toBeDefined();
    expect(firstChoice(['A', 'B'], 'C')).toBe('');
  });
});

test('splits the order by stock in one tap and undoes it in one', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-01T08:00:00Z'), toFake: ['Date'] });
  const arrival = { date: '2031-05-07' };
  mocks.stock = { B: { qty: 0, masked: false, nextArrival: arrival } };
  const user = await open(Component);
  const split = await screen.findByRole('radio', { name: /Items in stock now/ });
  expect(await screen.findByText(/1 line now/)).toBeDefined();
  await vi.waitFor(() => expect(split.closest('label')?.textContent).toContain('$9.00'));
  expect(screen.getByText('$34.00')).toBeDefined();
  await user.click(split);
  expect(await screen.findByText('$39.00')).toBeDefined();
  expect(screen.getByLabelText('Delivery date of the rest')).toHaveProperty('value', '2031-05-07');
  expect(screen.queryByLabelText('Delivery date of Article B')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Everything as one order/ }));
  expect(await screen.findByText('$34.00')).toBeDefined();
  await user.click(split);
  await screen.findByText('$39.00');
  await user.click(place());
  expect((await sent()).products).toMatchObject([
    { articleCode: 'A' },
    { articleCode: 'B', request_delivery_date: '2031-05-07' },
  ]);
  vi.useRealTimers();
});

test('says on the button why a customer is blocked, sends nothing', async () => {
  const blocked = { reasonBlocked: 'limit_exceeded', balance: null } as never;
  vi.spyOn(credit, 'useCreditStatus').mockReturnValue({
    companies: [blocked],
    status: 'blocked',
    asOf: '2026-11-20T08:10:00Z',
    refresh: () => {},
  });
  const user = await open(Component);
  expect(place().getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByText('This customer is blocked for orders: credit limit exceeded'),
  ).toBeDefined();
  await user.click(place());
  await act(async () => {});
  expect(request.mock.calls.map(([one]) => one.__meta__.operation)).not.toContain('Checkout');
});

test('offers no way to pay for an order over the credit', async () => {
  const own = { name: 'Bikes', decides: true, reasonBlocked: null, balance: 3200 } as never;
  const refresh = vi.fn(() => spy.mockRestore());
  const spy = vi
    .spyOn(credit, 'useCreditStatus')
    .mockReturnValue({ companies: [own], status: 'ok', asOf: '2026-11-20T08:10:00Z', refresh });
  const user = await open(Component);
  const notice = await screen.findByText(
    /^\$2\.00 more than your credit left with Bikes: the order/,
  );
  const payment = () => screen.getByRole('radio', { name: 'Invoice' });
  expect(payment()).toHaveProperty('disabled', true);
  expect(place().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText(/\$2\.00/)).toEqual([notice]);
  await user.click(place());
  expect(document.activeElement?.contains(notice)).toBe(true);
  const operations = () => request.mock.calls.map(([one]) => one.__meta__.operation);
  expect(operations()).not.toContain('Checkout');
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  await user.type(screen.getByLabelText('Your PO number (optional)'), '1');
  expect(notice.isConnected).toBe(false);
  expect(payment()).toHaveProperty('disabled', false);
  await user.click(place());
  expect(await sent()).toMatchObject({ paymentId: 'INV' });
});

test('does not require shipping where no orders are taken (N026)', async () => {
  mocks.canCheckout = false;
  await open(ShipmentScreen);
  expect(screen.getByText('Orders cannot be placed here at the moment')).toBeDefined();
});
