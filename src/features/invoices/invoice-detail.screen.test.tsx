import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import {
  InvoiceDetailDocument,
  InvoicePaymentsDocument,
  SendEmailInvoiceDocument,
} from '#src/graphql/generated/graphql.ts';
import { plainOperations } from '#src/offline/generated/plain-operations.ts';
import { registerPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseMore, openMore } from '#src/testing/more-menu.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './invoice-detail.screen.tsx';
import type { WholeInvoice } from './invoices.queries.ts';
import { invoiceItem } from './testing/invoices.ts';
import { wholeInvoice } from './testing/whole-invoice.ts';

const mocks = vi.hoisted(() => ({ saved: [] as string[] }));
vi.mock('#src/lib/files/save-file.ts', () => ({
  saveFile: (content: Uint8Array, name: string, type: string) =>
    mocks.saved.push(`${name} ${type} ${new TextDecoder().decode(content)}`),
}));

/** A file as the server sends it. */
const sent = (text: string, name: string, type: string) => () =>
  new Response(text, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });

let users = 6100;

function show(invoice: WholeInvoice | null = wholeInvoice()) {
  mocks.saved = [];
  const network = fakeNetwork()
    .answer(InvoiceDetailDocument, { invoice })
    .answer(InvoicePaymentsDocument, {
      paymentRequestByPayerAndInvoiceNos: {
        requests: [
          {
            externalId: 'PR9',
            amount: 10_000,
            createdAt: '2026-11-19T09:00:00.000Z',
            paymentStatus: { description: 'Pending' },
          },
        ],
      },
    })
    .answerRest('GET', '/documents/invoices/I1/pdf', sent('paper', 'I1.pdf', 'application/pdf'))
    .answerRest('GET', '/documents/invoices/I1/e-invoice', sent('<a/>', 'I1.xml', 'text/xml'))
    .lose(SendEmailInvoiceDocument);
  return renderScreen(<Component />, {
    at: '/invoice/I1',
    path: '/:locale/invoice/:invoiceNo',
    now: '2026-11-20T09:00:00Z',
    network,
    host: { dateFormat: 'YYYY-MM-DD' },
    user: { id: String(++users), scopes: ['page.order-status'], email: 'ada@shop.example' },
  });
}

test('links lines to article, order and delivery', async () => {
  show();
  await screen.findByRole('heading', { name: 'Invoice I1' });
  const lines = within(screen.getByRole('table', { name: 'Lines' }));
  const targets = lines.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/en-us/catalog/paa/chain?article=B1',
    '/en-us/order/O1',
    '/en-us/order/delivery?search=D1',
  ]);
});

test('lists the parts of the total in order', async () => {
  show();
  const goods = await screen.findByText('Goods');
  expect(goods.closest('dl')?.textContent).toBe('Goods$90.00Freight$10.00Total$100.00');
});

test('shows each instalment with its payment', async () => {
  const parts = { notes: '', detailNotes: '', installments: 2, accountingAmount: 5_000 };
  const items = [
    { ...invoiceItem('I1', { id: 'a', clearingDate: '2026-11-10' }), ...parts, installment: 1 },
    { ...invoiceItem('I1', { id: 'b' }), ...parts, installment: 2 },
  ];
  show(wholeInvoice({ items }));
  const rows = within(await screen.findByRole('table', { name: 'Payments and instalments' }));
  await rows.findByRole('row', { name: /1 of 2.*2026-11-10/ });
  const [, paid, open] = rows.getAllByRole('row');
  expect(paid?.textContent).toContain('Open amount$0.00');
  expect(open?.textContent).toContain('Open amount$50.00');
});

test('says in its head what is open and when it is due', async () => {
  const item = { ...invoiceItem('I1'), notes: '', detailNotes: '' };
  const items = [
    { ...item, invoicedAmount: 10_000, accountingAmount: 4_000, dueDate: '2026-11-18' },
  ];
  show(wholeInvoice({ items }));
  const heading = await screen.findByRole('heading', { name: 'Invoice I1' });
  const head = () => heading.closest('header')?.textContent;
  await vi.waitFor(() =>
    expect(head()).toContain('$40.00Openopen of $100.00Due 2026-11-18 · 2 days overdue'),
  );
  expect(screen.queryByRole('table', { name: 'Payments and instalments' })).toBeNull();
});

test('says in its head when it was paid', async () => {
  const item = { ...invoiceItem('I1'), notes: '', detailNotes: '', invoicedAmount: 10_000 };
  show(wholeInvoice({ items: [{ ...item, clearingDate: '2026-11-10' }] }));
  await screen.findByText('Paid on 2026-11-10');
  expect(screen.getByText('Due date').nextElementSibling?.textContent).toBe(item.dueDate);
  expect(screen.queryByRole('link', { name: 'Select to pay' })).toBeNull();
});

test('opens the PDF and the e-invoice that there is', async () => {
  const { user } = show(wholeInvoice({ eInvoiceHash: 'ab12', isPdfOriginal: false }));
  await chooseMore(user, 'PDF copy');
  const pdf = 'I1.pdf application/pdf paper';
  await vi.waitFor(() => expect(mocks.saved).toEqual([pdf]));
  await chooseMore(user, 'E-invoice');
  await vi.waitFor(() => expect(mocks.saved).toEqual([pdf, 'I1.xml text/xml <a/>']));
});

test('opens the kept PDF without a network', async () => {
  const { user, network } = show();
  await chooseMore(user, 'PDF');
  await vi.waitFor(() => expect(mocks.saved).toHaveLength(1));
  network.goOffline();
  await screen.findByText(/^as of/);
  await chooseMore(user, 'PDF');
  await screen.findByText(/^Opened from this device, as of/);
  expect(mocks.saved[1]).toBe('I1.pdf application/pdf paper');
});

test('says that a PDF was not opened on this device', async () => {
  const { user, network } = show(wholeInvoice({ eInvoiceHash: 'ab12' }));
  await screen.findByRole('heading', { name: 'Invoice I1' });
  network.goOffline();
  await openMore(user);
  for (const kind of ['PDF', 'e-invoice'])
    await screen.findByText(
      `This ${kind} has not been opened on this device. It needs a connection.`,
    );
  expect(screen.getByRole('menuitem', { name: /^PDF/ }).getAttribute('aria-disabled')).toBe('true');
});

test('keeps no copy of a PDF that the server refuses', async () => {
  const { user, network } = show();
  await chooseMore(user, 'PDF');
  await vi.waitFor(() => expect(mocks.saved).toHaveLength(1));
  network.answerRest('GET', '/documents/invoices/I1/pdf', () => {
    throw new HttpError(404, 'NOT_FOUND');
  });
  await chooseMore(user, 'PDF');
  await screen.findByText('The file could not be downloaded. Try again.');
  network.goOffline();
  await openMore(user);
  await screen.findByText(/^This PDF has not been opened/);
  expect(mocks.saved).toHaveLength(1);
});

test('opens the kept copy while the server is too busy', async () => {
  const { user, network } = show();
  await chooseMore(user, 'PDF');
  await vi.waitFor(() => expect(mocks.saved).toHaveLength(1));
  network.answerRest('GET', '/documents/invoices/I1/pdf', () => {
    throw new HttpError(429, 'TOO_MANY');
  });
  await chooseMore(user, 'PDF');
  await screen.findByText(/^Opened from this device/);
});

test('offers the kept documents of an invoice that was never opened', async () => {
  const { user, network, queries } = show();
  await chooseMore(user, 'PDF');
  await vi.waitFor(() => expect(mocks.saved).toHaveLength(1));
  network.goOffline();
  await act(() => queries.resetQueries({ queryKey: ['invoices', 'detail'] }));
  await screen.findByText(/the device has its documents/);
  expect(screen.queryByRole('button', { name: 'E-invoice' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  await vi.waitFor(() => expect(mocks.saved).toHaveLength(2));
});

test('offers no e-invoice where there is none', async () => {
  const { user } = show();
  await openMore(user);
  expect(screen.getByRole('menuitem', { name: 'PDF' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'E-invoice' })).toBeNull();
});

test('mails an invoice later when there is no network', async () => {
  registerPlainOperations(plainOperations);
  const { user, network } = show();
  await screen.findByRole('heading', { name: 'Invoice I1' });
  network.goOffline();
  await chooseMore(user, 'Send to ada@shop.example');
  await screen.findByText('The invoice is sent to ada@shop.example when you are online.');
  const db = viewerDatabase();
  expect(await db.outbox.toArray()).toMatchObject([
    { operation: 'SendEmailInvoice', variables: { invoiceNumber: 'I1', sorg: '2000' } },
  ]);
});

test('shows the payments of an invoice (N081)', async () => {
  const { network } = show();
  const payment = await screen.findByRole('link', { name: 'Payment PR9' });
  expect(payment.getAttribute('href')).toBe('/en-us/payment/request/PR9');
  expect(payment.closest('li')?.textContent).toContain('2026-11-19 · $100.00 · Pending');
  expect(network.sent(InvoicePaymentsDocument)[0]?.variables).toEqual({
    payerCode: 'C1',
    invoiceNos: ['I1'],
  });
});

test('says that there is no such invoice', async () => {
  show(null);
  expect(await screen.findByText('There is no invoice with this number')).toBeDefined();
});
