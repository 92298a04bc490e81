import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invoiceItem, openInvoices } from '#src/features/invoices/testing/invoices.ts';
import {
  CreateInvoicePaymentRequestDocument,
  InvoicePaymentMethodsDocument,
  OpenInvoicesDocument,
  SavedPaymentsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { ach, methods, savedCard, transfer } from '../testing/payments.ts';
import { Component } from './pay-invoices.screen.tsx';

const mocks = vi.hoisted(() => ({ leaveFor: vi.fn() }));
vi.mock('./leave-for.ts', () => mocks);

afterEach(() => vi.restoreAllMocks());

let userId = 7000;
let network: FakeNetwork;
const made = { externalId: 'PR1', redirectUrl: 'https://pay.test/PR1' };
const accepted = {
  createInvoicePaymentRequestV3: { message: { status: true }, userErrors: [], request: made },
};
const refused = (code: string) => ({
  createInvoicePaymentRequestV3: {
    message: { status: false },
    userErrors: [{ field: 'paymentRequestData', code, message: code }],
    request: null,
  },
});

beforeEach(() => {
  userId += 1;
  mocks.leaveFor.mockReset();
  network = fakeNetwork()
    .answer(OpenInvoicesDocument, openInvoices([invoiceItem('A'), invoiceItem('B')]))
    .answer(InvoicePaymentMethodsDocument, methods(ach(0.02), transfer()))
    .answer(SavedPaymentsDocument, { savedPayments: [] })
    .answer(CreateInvoicePaymentRequestDocument, accepted);
});

/** Keeps a selection, as the page of open invoices leaves it. */
function select(keys: string[], more: { amount?: number; paymentId?: string } = {}) {
  localStorage.setItem(
    `pannier.input.${userId}.draft.invoices.C1`,
    JSON.stringify({ keys, amount: null, paymentId: '', ...more }),
  );
}

const routes = [
  { path: '/:locale/payment/invoice', element: <Component /> },
  { path: '/:locale/payment/request/:externalId', element: <h1>The request</h1> },
  { path: '*', element: null },
];

const open = (options: ScreenOptions = {}) =>
  renderScreen(routes, {
    at: '/payment/invoice',
    network,
    now: '2026-11-20T09:00:00Z',
    ...options,
    user: { id: String(userId), scopes: ['page.invoice-status'], ...options.user },
  });

/** The button once the ways to pay have come. */
async function payButton() {
  await screen.findByRole('group', { name: 'How do you want to pay?' });
  return screen.getByRole('button', { name: /^Pay / });
}
const sent = () => network.sent(CreateInvoicePaymentRequestDocument);

test('leads to the selection when nothing is selected', async () => {
  open();
  await screen.findByText('Nothing is selected');
  expect(screen.getByRole('link', { name: 'Open invoices' }).getAttribute('href')).toBe(
    '/en-us/invoice/open-invoice',
  );
});

test('pays what is selected, less the discount of the method', async () => {
  select(['+A', '+B']);
  const { user, address } = open();
  await user.click(await screen.findByRole('radio', { name: /ACH/ }));
  await user.click(await screen.findByRole('button', { name: 'Pay $196.00' }));
  await screen.findByRole('heading', { name: 'The request' });
  expect(address()).toBe('/en-us/payment/request/PR1');
  expect(sent().map(({ variables }) => variables)).toEqual([
    {
      paymentId: 'ACH',
      isPartialPayment: false,
      extRefData: {
        savedPaymentId: null,
        display: null,
        shouldSavePayment: false,
        shareSavedPayment: false,
      },
      paymentRequestData: {
        amount: 19_600,
        currency: 'USD',
        payerName: 'Velo Works',
        payerCode: 'C1',
        positiveInvoiceNumbers: ['A', 'B'],
        negativeInvoiceNumbers: [],
        merchant: 'Pannier',
      },
    },
  ]);
  await waitFor(() => expect(mocks.leaveFor).toHaveBeenCalledWith('https://pay.test/PR1'));
});

test('empties the selection and keeps the method once it is paid', async () => {
  select(['+A'], { paymentId: 'ACH' });
  const { user } = open();
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'The request' });
  const kept = localStorage.getItem(`pannier.input.${userId}.draft.invoices.C1`);
  expect(JSON.parse(kept ?? '')).toEqual({ keys: [], amount: null, paymentId: 'ACH' });
});

test('sends a payment once when pressed twice', async () => {
  select(['+A'], { paymentId: 'ACH' });
  const answer = network.hold(CreateInvoicePaymentRequestDocument, accepted);
  const { user } = open();
  await user.dblClick(await payButton());
  answer();
  await screen.findByRole('heading', { name: 'The request' });
  expect(sent()).toHaveLength(1);
});

test('asks under the same key when the answer got lost', async () => {
  select(['+A'], { paymentId: 'ACH' });
  network.lose(CreateInvoicePaymentRequestDocument);
  const { user } = open();
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'Your payment was sent, the answer got lost' });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/^Still no answer/);
  network.answer(CreateInvoicePaymentRequestDocument, accepted);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('heading', { name: 'The request' });
  const [first, ...again] = sent();
  expect(first?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  expect(again).toHaveLength(2);
  for (const { idempotencyKey, variables } of again) {
    expect(idempotencyKey).toBe(first?.idempotencyKey);
    expect(variables).toEqual(first?.variables);
  }
});

test('asks after a closed tab before anything else is paid', async () => {
  select(['+A'], { paymentId: 'ACH' });
  network.fail(CreateInvoicePaymentRequestDocument, 502);
  const { user, unmount } = open();
  await user.click(await payButton());
  await screen.findByRole('heading', { name: /answer got lost$/ });
  unmount();
  network.answer(CreateInvoicePaymentRequestDocument, accepted);
  const next = open();
  await next.user.click(await screen.findByRole('button', { name: 'Check again' }));
  await screen.findByRole('heading', { name: 'The request' });
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('takes a new key after a refusal and reads the invoices again', async () => {
  select(['+A'], { paymentId: 'ACH' });
  network.answer(CreateInvoicePaymentRequestDocument, refused('INVOICE_CHANGED'));
  const { user } = open();
  await user.click(await payButton());
  await screen.findByText(/^One of the invoices has changed/);
  await waitFor(() => expect(network.sent(OpenInvoicesDocument)).toHaveLength(2));
  await user.click(await payButton());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.idempotencyKey).not.toBe(sent()[1]?.idempotencyKey);
});

test('shows what another tab has sent instead of paying again', async () => {
  select(['+A'], { paymentId: 'ACH' });
  network.lose(CreateInvoicePaymentRequestDocument);
  const { user } = open();
  const button = await payButton();
  await sendFromAnotherTab();
  await user.click(button);
  await screen.findByRole('heading', { name: /answer got lost$/ });
  expect(sent()).toEqual([]);
});

async function sendFromAnotherTab() {
  const { getUnansweredPaymentStore } = await import('./unanswered-payment.ts');
  getUnansweredPaymentStore(userId, 'C1').keep({
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
}

test('sends nothing that the device cannot keep', async () => {
  select(['+A'], { paymentId: 'ACH' });
  const { user } = open();
  const button = await payButton();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button);
  await screen.findByText(/^Not saved: this device has no room left/);
  expect(sent()).toEqual([]);
});

test('names the invoice to pay first and blocks the payment (B196)', async () => {
  network.answer(
    OpenInvoicesDocument,
    openInvoices([invoiceItem('A', { dueDate: '2026-11-01' }), invoiceItem('B')]),
  );
  select(['+B'], { paymentId: 'ACH' });
  open({ host: { invoicePaymentRule: 'oldest', dateFormat: 'YYYY-MM-DD' } });
  expect(await screen.findAllByText('Select A first, due 2026-11-01.')).toHaveLength(2);
  expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
});

test('pays in part, without the discount of the method (N075)', async () => {
  select(['+A'], { paymentId: 'ACH', amount: 4_000 });
  const { user } = open({ host: { allowPartialPayment: true } });
  const button = await payButton();
  expect(button.textContent).toBe('Pay $40.00');
  await user.click(button);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables).toMatchObject({
    isPartialPayment: true,
    paymentRequestData: { amount: 4_000 },
  });
});

test('shows the bounds of a partial payment (M048, M049)', async () => {
  select(['+A'], { paymentId: 'ACH', amount: 4_000 });
  const { user } = open({ host: { allowPartialPayment: true } });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
    return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      ?.textContent;
  };
  expect(await type('0.50')).toBe('The minimum amount is 1');
  expect(await type('100.01')).toBe('The maximum amount is $100.00');
});

test('pays with a saved card, or keeps a new one', async () => {
  network.answer(SavedPaymentsDocument, { savedPayments: [savedCard()] });
  select(['+A'], { paymentId: 'ACH' });
  const { user } = open();
  const ways = within(await screen.findByRole('group', { name: 'With which one?' }));
  expect(ways.getByRole<HTMLInputElement>('radio', { name: 'Visa ···· 1111' }).checked).toBe(true);
  await user.click(ways.getByRole('radio', { name: 'Another one' }));
  await user.click(screen.getByRole('checkbox', { name: /for next time$/ }));
  await user.click(screen.getByRole('checkbox', { name: /colleagues/ }));
  network.answer(CreateInvoicePaymentRequestDocument, refused('TOO_MANY_OPEN'));
  await user.click(await payButton());
  await screen.findByText(/^Too many payments/);
  await user.click(ways.getByRole('radio', { name: 'Visa ···· 1111' }));
  await user.click(await payButton());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ variables }) => variables.extRefData)).toEqual([
    {
      savedPaymentId: null,
      display: null,
      shouldSavePayment: true,
      shareSavedPayment: true,
    },
    {
      savedPaymentId: '7',
      display: 'Visa ···· 1111',
      shouldSavePayment: false,
      shareSavedPayment: false,
    },
  ]);
});

test('says which saved card a press charges', async () => {
  network.answer(SavedPaymentsDocument, { savedPayments: [savedCard()] });
  select(['+A'], { paymentId: 'ACH' });
  const { user } = open();
  await screen.findByText('Visa ···· 1111 is charged at once.');
  expect(screen.queryByText(/^You continue on the provider/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Another one' }));
  await screen.findByText(/^You continue on the provider/);
});

test.each([
  ['all instalments are selected', ['+A1', '+A2'], null],
  ['one instalment is selected', ['+A1'], /^Select all instalments of A to save \$3\.00\./],
])('says why no discount is given when %s', async (_name, keys, reason) => {
  const part = (assignment: string) =>
    invoiceItem('A', {
      id: assignment,
      assignment,
      earlyPaymentDiscount: 300,
      installments: 2,
    });
  network.answer(OpenInvoicesDocument, openInvoices([part('A1'), part('A2')]));
  select(keys, { paymentId: 'TRANSFER' });
  open();
  await payButton();
  const said = screen.queryByText(/^Select all instalments/)?.textContent ?? null;
  if (reason) expect(said).toMatch(reason);
  else expect(said).toBeNull();
});

test('says that a discount is over when a part is being paid', async () => {
  const part = (assignment: string, status: string) =>
    invoiceItem('A', {
      id: assignment,
      assignment,
      status,
      earlyPaymentDiscount: 300,
      installments: 2,
    });
  const parts = [part('A1', 'Open'), part('A2', 'Pending Payment')];
  network.answer(OpenInvoicesDocument, openInvoices(parts));
  select(['+A1'], { paymentId: 'TRANSFER' });
  open();
  await screen.findByText(/^A no longer has an early-payment discount/);
});

test('leads to the request of a transfer and stays in the portal', async () => {
  select(['+A'], { paymentId: 'TRANSFER' });
  network.answer(CreateInvoicePaymentRequestDocument, {
    createInvoicePaymentRequestV3: {
      ...accepted.createInvoicePaymentRequestV3,
      request: { externalId: 'PR2', redirectUrl: null },
    },
  });
  const { user, address } = open();
  await screen.findByText(/^The next page has the account/);
  await user.click(await payButton());
  await waitFor(() => expect(address()).toBe('/en-us/payment/request/PR2'));
  expect(mocks.leaveFor).not.toHaveBeenCalled();
});

test('keeps the selection without a network and says so', async () => {
  select(['+A'], { paymentId: 'ACH' });
  open();
  await payButton();
  network.goOffline();
  await screen.findByText('Paying needs a connection. Your selection is kept.');
});

test('says that a customer cannot pay here (B208)', async () => {
  network.answer(OpenInvoicesDocument, openInvoices([invoiceItem('A')], { canPay: false }));
  select(['+A']);
  open();
  await screen.findByText(/^Invoices of this customer cannot be paid here/);
  // Its requests must not reach the network of the next test.
  await waitFor(() => expect(network.operations()).toContain('SavedPayments'));
});

test('offers no payment without the right to read invoices (N002)', async () => {
  open({ user: { scopes: ['page.payment-request'] } });
  await screen.findByText('You may see payments, but not pay invoices');
  expect(network.operations()).toEqual([]);
});
