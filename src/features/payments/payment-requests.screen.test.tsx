import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PaymentRequestsDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './payment-requests.screen.tsx';
import { accountRequest, paymentRequest, requestList } from './testing/payments.ts';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saveExport: vi.fn() }));
vi.mock('#src/graphql/save-export.ts', () => mocks);

let network: FakeNetwork;
beforeEach(() => {
  mocks.saveExport.mockReset();
  network = fakeNetwork().answer(
    PaymentRequestsDocument,
    requestList(paymentRequest(), accountRequest()),
  );
});

const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    at: '/payment',
    network,
    now: '2026-11-20T09:00:00Z',
    user: { scopes: ['page.payment-request'] },
    ...options,
  });

test('lists the requests of the customer (U240)', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'PR1' });
  expect(link.getAttribute('href')).toBe('/en-us/payment/request/PR1');
  expect(screen.getAllByText('$196.00')).toHaveLength(2);
  expect(screen.getAllByText('3 days left')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Copy 8808123' })).toBeDefined();
  expect(network.sent(PaymentRequestsDocument)[0]?.variables).toEqual({
    payerCode: 'C1',
    page: 1,
    limit: 10,
  });
});

test('filters by state, with the number of each (U239)', async () => {
  const { user, address } = open();
  await screen.findAllByRole('row', { name: /PR/ });
  await chooseFilter(user, 'Status', 'Pending (2)');
  expect(address()).toBe('/en-us/payment?status=pending');
  await waitFor(() =>
    expect(network.sent(PaymentRequestsDocument).at(-1)?.variables).toEqual({
      payerCode: 'C1',
      status: ['pending'],
      page: 1,
      limit: 10,
    }),
  );
});

test('shows the pages that the user may open', async () => {
  open();
  const pages = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  await screen.findByRole('link', { name: 'PR1' });
  expect(pages()).toEqual(expect.arrayContaining(['Invoice payments', 'Saved payment methods']));
  expect(pages()).not.toContain('To be checked');
  expect(pages()).not.toContain('Order payments');
});

test('leads to a payment whose answer got lost', async () => {
  const { getUnansweredPaymentStore } = await import('./paying/unanswered-payment.ts');
  getUnansweredPaymentStore('6001', 'C1').keep({
    key: 'K',
    variables: {
      paymentId: 'ACH',
      isPartialPayment: false,
      extRefData: {
        savedPaymentId: null,
        display: null,
        shouldSavePayment: false,
        shareSavedPayment: false,
      },
      paymentRequestData: {
        amount: 1,
        currency: 'USD',
        payerName: '',
        payerCode: 'C1',
        merchant: 'Pannier',
        positiveInvoiceNumbers: ['B'],
        negativeInvoiceNumbers: [],
      },
    },
  });
  open({ user: { id: '6001', scopes: ['page.payment-request'] } });
  await screen.findByText('A payment was sent, and its answer got lost.');
  expect(screen.getByRole('link', { name: 'Check again' }).getAttribute('href')).toBe(
    '/en-us/payment/invoice',
  );
});

test('shows how old the list is without a network', async () => {
  open({ host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' } });
  await screen.findByRole('link', { name: 'PR1' });
  network.goOffline();
  await screen.findByText(/^as of 8:55 AM/);
});

test('has the server save the list', async () => {
  const { user } = open({ at: '/payment?status=pending&search=A' });
  await screen.findByRole('link', { name: 'PR1' });
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(mocks.saveExport).toHaveBeenCalledTimes(1));
  const [asked] = mocks.saveExport.mock.calls[0] ?? [];
  expect(asked).toMatchObject({
    list: 'payment-requests',
    format: 'xlsx',
    title: 'Payments',
    filter: { payerCode: 'C1', search: 'A', status: ['pending'] },
  });
  const status = asked.columns.find(({ name }: { name: string }) => name === 'status');
  expect(status.texts).toEqual({ pending: 'Pending', failed: 'Failed' });
  expect(asked.columns.map(({ name }: { name: string }) => name).join()).toBe(
    'externalId,createdAt,invoices,paymentDesc,virtualAccountNo,expiredDate,status,amount',
  );
});
