import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InvoiceDetailDocument, SendEmailInvoiceDocument } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { plainOperations } from '#src/offline/generated/plain-operations.ts';
import { registerPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './invoice-detail.screen.tsx';
import type { WholeInvoice } from './invoices.queries.ts';
import { invoiceItem } from './testing/invoices.ts';
import { wholeInvoice } from './testing/whole-invoice.ts';

const mocks = vi.hoisted(() => ({ downloaded: [] as string[] }));
vi.mock('#src/graphql/download-file.ts', () => ({
  downloadFile: async (path: string) => mocks.downloaded.push(path),
}));

function show(invoice: WholeInvoice | null = wholeInvoice()) {
  mocks.downloaded = [];
  const network = fakeNetwork()
    .answer(InvoiceDetailDocument, { invoice })
    .lose(SendEmailInvoiceDocument);
  return renderScreen(<Component />, {
    at: '/invoice/I1',
    path: '/:locale/invoice/:invoiceNo',
    now: '2026-11-20T09:00:00Z',
    network,
    host: { dateFormat: 'YYYY-MM-DD' },
    user: { scopes: ['page.order-status'] },
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

test('downloads the PDF and the e-invoice that there is', async () => {
  const { user } = show(wholeInvoice({ eInvoiceHash: 'ab12', isPdfOriginal: false }));
  await user.click(await screen.findByRole('button', { name: 'PDF, copy' }));
  await user.click(screen.getByRole('button', { name: 'E-invoice' }));
  await vi.waitFor(() =>
    expect(mocks.downloaded).toEqual([
      '/documents/invoices/I1/pdf',
      '/documents/invoices/I1/e-invoice',
    ]),
  );
});

test('offers no e-invoice where there is none', async () => {
  show();
  await screen.findByRole('button', { name: 'PDF' });
  expect(screen.queryByRole('button', { name: 'E-invoice' })).toBeNull();
});

test('mails an invoice later when there is no network', async () => {
  registerPlainOperations(plainOperations);
  const { user, network } = show();
  await screen.findByRole('heading', { name: 'Invoice I1' });
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  await screen.findByText('The invoice is sent to your e-mail address when you are online.');
  const viewer = boundViewer();
  const db = openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0);
  expect(await db.outbox.toArray()).toMatchObject([
    { operation: 'SendEmailInvoice', variables: { invoiceNumber: 'I1', sorg: '2000' } },
  ]);
});

test('says that there is no such invoice', async () => {
  show(null);
  expect(await screen.findByText('There is no invoice with this number')).toBeDefined();
});
