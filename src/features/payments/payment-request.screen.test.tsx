import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { invoiceItem, openInvoices } from '#src/features/invoices/testing/invoices.ts';
import {
  DeletePaymentDocDocument,
  OpenInvoicesDocument,
  PaymentRequestDocument,
  VoidPaymentRequestDocument,
} from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseMore, openMore } from '#src/testing/more-menu.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './payment-request.screen.tsx';
import type { PaymentRequest } from './payments.queries.ts';
import { accountRequest, paymentRequest } from './testing/payments.ts';

const mocks = vi.hoisted(() => ({ leaveFor: vi.fn(), downloadFile: vi.fn() }));
vi.mock('./paying/leave-for.ts', () => mocks);
vi.mock('#src/graphql/download-file.ts', async (load) => ({ ...(await load<object>()), ...mocks }));

let network: FakeNetwork;
const answer = (request: PaymentRequest | null) =>
  network.answer(PaymentRequestDocument, { paymentRequest: request });
const receipt = { id: 'F1', name: 'receipt.pdf', canDelete: true };
const done = { message: { status: true }, userErrors: [] };

beforeEach(() => {
  mocks.leaveFor.mockReset();
  network = fakeNetwork();
});
afterEach(() => vi.unstubAllGlobals());

const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    at: '/payment/request/PR1',
    path: '/:locale/payment/request/:externalId',
    network,
    now: '2026-11-20T09:00:00Z',
    user: { scopes: ['page.payment-request'] },
    ...options,
  });

test('leads back to the provider while a payment is not done', async () => {
  answer(paymentRequest());
  const { user } = open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  await user.click(screen.getByRole('button', { name: 'Continue to pay' }));
  expect(mocks.leaveFor).toHaveBeenCalledWith('https://pay.test/PR1');
});

test('shows the account to transfer to, to copy, and the time left', async () => {
  answer(accountRequest());
  const { user } = open();
  const transfer = within(await screen.findByRole('region', { name: 'Your transfer' }));
  expect(transfer.getByText('8808123')).toBeDefined();
  expect(transfer.getByText(/3 days left/)).toBeDefined();
  await user.click(transfer.getByRole('button', { name: 'Copy the virtual account number' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('8808123');
});

test('names the reference of a transfer without an account', async () => {
  answer(accountRequest({ virtualAccountNo: null }));
  open();
  const transfer = within(await screen.findByRole('region', { name: 'Your transfer' }));
  expect(transfer.getByText('Reference')).toBeDefined();
  expect(transfer.getByText('PR2')).toBeDefined();
});

const creditor = {
  name: 'Pannier GmbH',
  iban: 'DE18999999990000003000',
  bic: 'TESTDE88XXX',
  reference: 'RF45PR23456789BC',
};
const sepaTransfer = (over: Partial<PaymentRequest> = {}) =>
  accountRequest({ virtualAccountNo: null, currency: 'EUR', creditor, ...over });

test('names the account of a transfer, to copy', async () => {
  answer(sepaTransfer());
  const { user } = open();
  const transfer = within(await screen.findByRole('region', { name: 'Your transfer' }));
  for (const text of ['Pannier GmbH', 'DE18 9999 9999 0000 0030 00', 'TESTDE88XXX', '$196.00'])
    expect(transfer.getByText(text)).toBeDefined();
  await user.click(transfer.getByRole('button', { name: 'Copy the IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('DE18999999990000003000');
  await user.click(transfer.getByRole('button', { name: 'Copy the reference' }));
  expect(await navigator.clipboard.readText()).toBe('RF45PR23456789BC');
});

const code = { name: 'QR code with this transfer, for a banking app' };

test('draws a transfer in euros as a QR code', async () => {
  answer(sepaTransfer());
  open();
  const drawn = await screen.findByRole('img', code);
  expect(drawn.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});

test.each([
  ['in another currency', { currency: 'USD' }],
  ['without an account of the distributor', { creditor: null }],
  ['to a virtual account', { virtualAccountNo: '8808123' }],
])('draws no QR code of a transfer %s', async (_name, over) => {
  answer(sepaTransfer(over));
  open();
  await screen.findByRole('button', { name: 'Copy the amount' });
  expect(screen.queryByRole('img', code)).toBeNull();
});

test('downloads the remittance advice', async () => {
  answer(sepaTransfer());
  const { user } = open();
  await chooseMore(user, 'Remittance advice');
  const path = '/documents/payments/PR2/remittance';
  await waitFor(() => expect(mocks.downloadFile).toHaveBeenCalledWith(path, 'PR2.pdf'));
});

test('has no remittance advice of a payment that failed', async () => {
  answer(paymentRequest({ paymentStatus: { id: 'failed', description: 'Failed' } }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test.each([
  ['complete', {}, /^Paid\./],
  ['on processing', {}, /^The payment is on its way/],
  ['failed', { reason: 'EXPIRED' }, /^It was not paid in time\. Its invoices are open again\.$/],
  ['failed', { reason: 'some_code' }, /^Nothing was paid\. Its invoices are open again\.$/],
  ['failed', { reason: 'EXPIRED_CARD' }, /^The card has expired\. Pay with another one\. Its/],
  ['void', {}, /^It was voided/],
  ['pending', { isVoiding: true }, /^It is being voided/],
  [
    'on processing',
    { held: 'amount', heldAmount: 100 },
    /^Another amount arrived than was asked for\. \$1\.00 arrived\./,
  ],
])('says what became of a payment that is %s %o', async (id, over, texts) => {
  answer(paymentRequest({ paymentStatus: { id, description: id }, ...over }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  const notices = screen.getAllByText((_text, element) =>
    texts.test(element?.textContent?.trim() ?? ''),
  );
  expect(notices.length).toBeGreaterThan(0);
});

test('voids a pending payment after a question and reads it again', async () => {
  answer(paymentRequest());
  network.answer(VoidPaymentRequestDocument, { voidPaymentRequest: done });
  const { user } = open();
  await chooseMore(user, 'Void payment');
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.sent(VoidPaymentRequestDocument)).toEqual([]);
  answer(paymentRequest({ paymentStatus: { id: 'void', description: 'Void' } }));
  await user.click(dialog.getByRole('button', { name: 'Void payment' }));
  await screen.findByText(/^It was voided/);
  expect(network.sent(VoidPaymentRequestDocument).map(({ variables }) => variables)).toEqual([
    { payerCode: 'C1', merchant: 'Pannier', externalId: 'PR1' },
  ]);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('says why a payment cannot be voided any more', async () => {
  answer(paymentRequest());
  network.answer(VoidPaymentRequestDocument, {
    voidPaymentRequest: {
      message: { status: false },
      userErrors: [{ field: 'externalId', code: 'WRONG_STATE', message: '' }],
    },
  });
  const { user } = open();
  await chooseMore(user, 'Void payment');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Void payment' }));
  await screen.findByText(/^It can no longer be voided/);
});

test('keeps a photographed receipt until there is a network (U241)', async () => {
  answer(accountRequest());
  const { user } = open();
  await screen.findByRole('heading', { name: 'Payment PR2' });
  network.goOffline();
  const photo = new File(['photo'], 'receipt.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(/^Files/), photo);
  await user.click(screen.getByRole('button', { name: 'Add to the payment' }));
  await screen.findByText('waiting');
  const { host = '', userId = 0 } = boundViewer() ?? {};
  const [entry] = await pendingEntries(openUserDatabase(host, userId));
  expect(entry).toMatchObject({
    operation: 'UploadPayment',
    variables: { file: null, externalId: 'PR2' },
    customer: null,
  });
  expect(Object.keys(entry?.blobs ?? {})).toEqual(['file']);
});

test('deletes a paper after a question', async () => {
  answer(accountRequest({ paymentReceipt: [receipt] }));
  network.answer(DeletePaymentDocDocument, { deletePaymentDoc: done });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete receipt.pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  answer(accountRequest());
  await user.click(dialog.getByRole('button', { name: 'Delete file' }));
  await waitFor(() => expect(screen.queryByText('receipt.pdf')).toBeNull());
  expect(network.sent(DeletePaymentDocDocument)[0]?.variables).toEqual({ id: 'F1' });
});

test('offers deletion only of the papers that the user may delete', async () => {
  const theirs = { id: 'F2', name: 'theirs.pdf', canDelete: false };
  answer(accountRequest({ paymentReceipt: [receipt, theirs] }));
  open();
  await screen.findByRole('button', { name: 'Delete receipt.pdf' });
  expect(screen.queryByRole('button', { name: 'Delete theirs.pdf' })).toBeNull();
});

test('takes at most five papers (B215)', async () => {
  const papers = [1, 2, 3, 4, 5].map((no) => ({
    ...receipt,
    id: `${no}`,
    name: `paper ${no}.pdf`,
  }));
  answer(accountRequest({ paymentDocs: papers }));
  open();
  await screen.findByRole('button', { name: 'paper 5.pdf' });
  expect(screen.queryByRole('button', { name: 'Add to the payment' })).toBeNull();
});

test('shows papers read-only once the payment is over', async () => {
  answer(
    paymentRequest({
      paymentStatus: { id: 'complete', description: 'Complete' },
      paymentReceipt: [receipt],
    }),
  );
  open();
  await screen.findByRole('button', { name: 'receipt.pdf' });
  expect(screen.queryByRole('button', { name: 'Delete receipt.pdf' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to the payment' })).toBeNull();
});

test('shows how old the payment is without a network', async () => {
  answer(paymentRequest());
  open({ host: { timeFormat: 'HH:mm' } });
  await screen.findByRole('heading', { name: 'Payment PR1' });
  network.goOffline();
  await screen.findByText('as of 8:59 AM');
  const button = screen.getByRole('button', { name: 'Continue to pay' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

/** The facts of the page: what is said under a name; undefined where it is not. */
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

test('says what a part payment pays of what was selected', async () => {
  const amounts = { amount: 50_000, selectedTotal: 162_204, methodDiscount: 0 };
  answer(paymentRequest({ ...amounts, isPartialPayment: true }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  expect(screen.getByRole('heading', { name: 'Payment PR1' }).nextSibling?.textContent).toMatch(
    /^\$500\.00/,
  );
  expect([fact('Amount'), fact('Part of')]).toEqual([undefined, '$1,622.04']);
  expect(fact('Part that is paid')).toBeUndefined();
});

test('says what a part payment settles beyond its amount', async () => {
  const amounts = { amount: 48_000, selectedTotal: 162_204, earlyPaymentDiscount: 2_000 };
  answer(paymentRequest({ ...amounts, isPartialPayment: true }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  expect(fact('Part that is paid')).toBe('$500.00');
});

test('names the card that was charged', async () => {
  answer(paymentRequest({ paymentDesc: 'Credit card', paymentDisplay: 'Visa ···· 1111' }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  expect(fact('Payment method')).toBe('Credit card, Visa ···· 1111');
});

test.each(['on processing', 'complete'])('has no last day to pay when %s', async (id) => {
  answer(paymentRequest({ paymentStatus: { id, description: id } }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  expect(fact('To be paid by')).toBeUndefined();
});

test('offers a receipt of a payment that is complete', async () => {
  answer(paymentRequest({ paymentStatus: { id: 'complete', description: 'Complete' } }));
  const { user } = open();
  await chooseMore(user, 'Receipt');
  const path = '/documents/payments/PR1/remittance';
  await waitFor(() => expect(mocks.downloadFile).toHaveBeenCalledWith(path, 'PR1.pdf'));
  await openMore(user);
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test('says no figure twice and no last day of a paid payment', async () => {
  const paymentStatus = { id: 'complete', description: 'Complete' };
  answer(paymentRequest({ selectedTotal: 19_600, methodDiscount: 0, paymentStatus }));
  open();
  await screen.findByRole('heading', { name: 'Payment PR1' });
  expect(fact('Selected')).toBeUndefined();
  expect(fact('To be paid by')).toBeUndefined();
});

test('shows the discount that an item has taken', async () => {
  const [one] = paymentRequest().invoices;
  if (!one) throw new Error('The request has no invoice');
  answer(paymentRequest({ invoices: [{ ...one, discountTaken: 500 }] }));
  open();
  const table = within(await screen.findByRole('table', { name: 'Invoices of this payment' }));
  expect(table.getByRole('columnheader', { name: 'Early-payment discount' })).toBeDefined();
  expect(table.getByText(/^−\$5\.00/)).toBeDefined();
  expect(table.queryByRole('columnheader', { name: 'Freight allowance' })).toBeNull();
});

test('says that a card was declined and pays another way', async () => {
  answer(paymentRequest({ reason: 'DECLINED' }));
  const id = '2000~2026~A~1';
  network
    .answer(OpenInvoicesDocument, openInvoices([invoiceItem('A', { id }), invoiceItem('B')]))
    .answer(VoidPaymentRequestDocument, { voidPaymentRequest: done });
  const { user } = open({
    user: { id: '7901', scopes: ['page.payment-request', 'page.invoice-status'] },
  });
  await screen.findByText(/^The bank declined it/);
  expect(screen.queryByText(/^The payment is not done yet/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(mocks.leaveFor).toHaveBeenCalledWith('https://pay.test/PR1');
  await waitFor(() => expect(network.operations()).toContain('OpenInvoices'));
  await user.click(screen.getByRole('button', { name: 'Pay another way' }));
  await waitFor(() => expect(network.sent(VoidPaymentRequestDocument)).toHaveLength(1));
  await waitFor(() =>
    expect(localStorage.getItem('pannier.input.7901.draft.invoices.C1')).toContain('"+A"'),
  );
});

test('offers another way after a saved card was declined', async () => {
  const paymentStatus = { id: 'failed', description: 'Failed' };
  answer(paymentRequest({ reason: 'INSUFFICIENT_FUNDS', paymentStatus, redirectUrl: null }));
  const id = '2000~2026~A~1';
  network.answer(OpenInvoicesDocument, openInvoices([invoiceItem('A', { id })]));
  const { user } = open({ user: { id: '7902', scopes: ['page.invoice-status'] } });
  await screen.findByText(/^The account did not have enough money\./);
  await waitFor(() => expect(network.operations()).toContain('OpenInvoices'));
  await user.click(screen.getByRole('button', { name: 'Pay another way' }));
  await waitFor(() =>
    expect(localStorage.getItem('pannier.input.7902.draft.invoices.C1')).toContain('"+A"'),
  );
  expect(network.sent(VoidPaymentRequestDocument)).toEqual([]);
});

test('says that there is no such payment', async () => {
  answer(null);
  open();
  await screen.findByText('There is no payment with this number');
});

test('offers auditors neither paying nor voiding (reading 43)', async () => {
  answer(paymentRequest());
  const { user } = open({ user: { scopes: ['page.payment-request'], limitation: 'audit' } });
  await openMore(user);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Remittance advice',
  ]);
  expect(screen.queryByRole('button', { name: 'Continue to pay' })).toBeNull();
});
