import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ApprovePaymentDocument,
  DecideHeldPaymentDocument,
  DeleteUserPaymentDocument,
  HeldPaymentsDocument,
  InvoicePaymentMethodsDocument,
  OrderPaymentsDocument,
  SavedPaymentsDocument,
  VoidPaymentDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component as HeldPayments } from './held-payments.screen.tsx';
import { Component as OrderPayments } from './order-payments.screen.tsx';
import type { PaidOrder } from './payments.queries.ts';
import { Component as SavedPayments } from './saved-payments.screen.tsx';
import { ach, methods, paymentRequest, savedCard } from './testing/payments.ts';

beforeEach(makeWindowWide);

let network: FakeNetwork;
const done = { message: { status: true }, userErrors: [] };
const asOf = '2026-11-20T09:00:00.000Z';
const dealer = { scopes: ['page.payment-request', 'page.order-status'] };
const staff = { scopes: [...dealer.scopes, 'page.orderlist'] };

beforeEach(() => {
  network = fakeNetwork();
});

const open = (Screen: typeof OrderPayments, options: ScreenOptions) =>
  renderScreen(<Screen />, { at: '/payment/x', network, now: asOf, ...options });

const order = (over: Partial<PaidOrder['orderPayment']> = {}): PaidOrder => ({
  order_no: '4711',
  createdAt: '2026-11-18T08:00:00.000Z',
  orderPayment: {
    amount: 5_000,
    paymentDesc: 'Bank transfer',
    paymentStatus: 'Waiting',
    expiredDate: '2026-11-30',
    isPaymentWaiting: true,
    isPaymentUploaded: false,
    isPaymentFailed: false,
    isPaymentVoided: false,
    isPaymentCompleted: false,
    paymentReceipt: [],
    paymentDocs: [],
    ...over,
  },
});
const paymentCounts = ['Waiting', 'Uploaded', 'Failed', 'Voided', 'Completed'].map(
  (status, at) => ({ status, count: at }),
);
const orders = (...some: PaidOrder[]) =>
  network.answer(OrderPaymentsDocument, {
    orders: { orders: some, info: { count: some.length }, paymentCounts, asOf },
  });

test('lists payments of orders by their state', async () => {
  orders(order());
  const { user } = open(OrderPayments, { user: dealer });
  await screen.findByRole('link', { name: '4711' });
  expect(screen.getByText('Pending', { selector: 'span' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Status' }));
  const status = within(screen.getByRole('list', { name: 'Status' }));
  const texts = status.getAllByRole('button').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'All',
    'Pending (0)',
    'Processing (1)',
    'Complete (4)',
    'Failed (2)',
    'Void (3)',
  ]);
  await user.click(status.getByRole('button', { name: 'Processing (1)' }));
  await waitFor(() => expect(network.sent(OrderPaymentsDocument)).toHaveLength(2));
  expect(network.sent(OrderPaymentsDocument).map(({ variables }) => variables.filter)).toEqual([
    { paymentStatus: ['Waiting', 'Uploaded', 'Completed', 'Failed', 'Voided'] },
    { paymentStatus: ['Uploaded'] },
  ]);
});

async function openDetails(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions for 4711' }));
  await user.click(screen.getByRole('menuitem', { name: 'Show details' }));
}

/** Presses a button of the order's payment and of the question, and returns the page when it is decided. */
async function decide(name: string) {
  orders(order());
  const { user } = open(OrderPayments, { user: staff });
  await openDetails(user);
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  orders(order({ isPaymentWaiting: false, isPaymentCompleted: true }));
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
}

test('lets staff approve the payment of an order (N076)', async () => {
  network.answer(ApprovePaymentDocument, { approvePayment: done });
  await decide('Approve payment');
  expect(network.sent(ApprovePaymentDocument)[0]?.variables).toEqual({ orderNumber: '4711' });
});

test('lets staff void the payment of an order (N076)', async () => {
  network.answer(VoidPaymentDocument, { voidPayment: done });
  await decide('Void payment');
  expect(network.sent(VoidPaymentDocument)[0]?.variables).toEqual({ orderNumber: '4711' });
});

test('opens the papers of an order and leaves deciding to staff', async () => {
  orders(order({ paymentReceipt: [{ id: 'F1', name: 'receipt.pdf', canDelete: false }] }));
  const { user } = open(OrderPayments, { user: dealer });
  await openDetails(user);
  await screen.findByRole('button', { name: 'receipt.pdf' });
  expect(screen.queryByRole('button', { name: 'Approve payment' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to the payment' })).toBeDefined();
});

test('lets staff decide a held payment', async () => {
  const held = paymentRequest({ held: 'amount', heldAmount: 9_900 });
  const list = (requests: (typeof held)[]) =>
    network.answer(HeldPaymentsDocument, {
      heldPaymentRequests: { requests, info: { count: requests.length }, asOf },
    });
  list([held]);
  network.answer(DecideHeldPaymentDocument, { decideHeldPaymentRequest: done });
  const { user } = open(HeldPayments, { user: staff });
  await screen.findByText('Another amount arrived than was asked for.');
  await user.click(screen.getByRole('button', { name: 'Actions for PR1' }));
  await user.click(screen.getByRole('menuitem', { name: 'It is paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  list([]);
  await user.click(dialog.getByRole('button', { name: 'It is paid' }));
  await screen.findByText('No payment has to be checked');
  expect(network.sent(DecideHeldPaymentDocument)[0]?.variables).toEqual({
    externalId: 'PR1',
    isPaid: true,
  });
});

test('reads saved ways to pay again after one is deleted (B210)', async () => {
  network
    .answer(InvoicePaymentMethodsDocument, methods(ach()))
    .answer(SavedPaymentsDocument, { savedPayments: [savedCard()] })
    .answer(DeleteUserPaymentDocument, { deleteUserPayment: done });
  const { user } = open(SavedPayments, { user: dealer });
  await user.click(await screen.findByRole('button', { name: 'Actions for Visa ···· 1111' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  network.answer(SavedPaymentsDocument, { savedPayments: [] });
  await user.click(dialog.getByRole('button', { name: 'Delete payment method' }));
  await screen.findByText('No saved payment methods');
  expect(network.sent(DeleteUserPaymentDocument)[0]?.variables).toEqual({ id: '7' });
});
