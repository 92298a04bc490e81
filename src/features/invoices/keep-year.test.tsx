import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import {
  AveragePaymentDaysDocument,
  OpenInvoicesDocument,
  PaidInvoicesDocument,
} from '#src/graphql/generated/graphql.ts';
import { makeZip } from '#src/lib/testing/make-zip.ts';
import { openDocuments } from '#src/offline/documents/document-database.ts';
import { documentBudget } from '#src/offline/documents/document-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { findKeptDocuments } from './device/invoice-documents.ts';
import { Component } from './paid-invoices.screen.tsx';
import { asOf, invoiceItem, openInvoices } from './testing/invoices.ts';

const paid = [
  invoiceItem('I1', { clearingDate: '2026-11-12', daysTaken: 11, hasEInvoice: true }),
  invoiceItem('I2', { clearingDate: '2026-02-12', invoiceDate: '2026-01-20' }),
  invoiceItem('OLD', { clearingDate: '2026-01-12', invoiceDate: '2025-12-20' }),
];

type Sent = { body: unknown };
const numbersOf = ({ body }: Sent) => (body as { invoiceNos: string[] }).invoiceNos;

/** The documents of what is asked for, as the server packs them. */
async function pack(sent: Sent): Promise<Response> {
  const files = numbersOf(sent).map((no) => [`${no}.pdf`, `paper of ${no}`]);
  const eInvoice = numbersOf(sent).includes('I1') ? { 'I1-e-invoice.xml': '<a/>' } : {};
  return new Response(await makeZip({ ...Object.fromEntries(files), ...eInvoice }));
}

let users = 6400;

function show(zip: (sent: Sent) => unknown = pack) {
  const network = fakeNetwork()
    .answer(PaidInvoicesDocument, ({ from, limit }) => ({
      invoiceV5: {
        // The list of the screen has its first page; that of the device is of a year.
        invoices: from && limit === 100 ? paid : paid.slice(0, 1),
        info: { count: from && limit === 100 ? paid.length : 1 },
        asOf,
      },
    }))
    .answer(OpenInvoicesDocument, openInvoices([invoiceItem('I4')]))
    .answer(AveragePaymentDaysDocument, { creditInformation: { averagePaymentDays: null } })
    .answerRest('POST', '/documents/invoices', zip);
  return renderScreen(<Component />, {
    at: '/invoice/invoice-list',
    now: '2026-11-20T09:00:00Z',
    network,
    host: { dateFormat: 'YYYY-MM-DD' },
    user: { id: String(++users) },
  });
}

const getSwitch = () =>
  // Whether the part is open matters to browsers only.
  screen.findByRole<HTMLInputElement>('switch', {
    name: 'Keep this year’s invoices on this device',
    hidden: true,
  });

test('keeps the documents of this year, and only those', async () => {
  const { user, network } = show();
  await user.click(await getSwitch());
  await screen.findByText(/^4 documents of 2026, .*as of 2026-11-20/);
  const posts = network.requests.filter(({ path }) => path === '/documents/invoices');
  expect(posts.map(numbersOf)).toEqual([['I4', 'I1', 'I2']]);
  expect(Object.keys(await findKeptDocuments('I1'))).toEqual(['pdf', 'e-invoice']);
  expect(await findKeptDocuments('OLD')).toEqual({});
});

test('lists all payments of the year from the device', async () => {
  const { user, network, queries } = show();
  await user.click(await getSwitch());
  await screen.findByText(/^4 documents of 2026/);
  network.goOffline();
  await act(() => queries.resetQueries({ queryKey: ['invoices', 'paid'] }));
  await screen.findByRole('row', { name: /I1/ });
  expect(screen.getAllByText(/^as of/)).not.toHaveLength(0);
  // The usual days are the last three months.
  expect(screen.queryByRole('row', { name: /I2/ })).toBeNull();
});

test('fetches documents one by one that a ZIP names differently', async () => {
  const { user, network } = show(
    async () => new Response(await makeZip({ 'I1.pdf': 'one', 'I2.pdf': 'two' })),
  );
  const file = () => new Response('four', { headers: { 'content-type': 'application/pdf' } });
  network
    .answerRest('GET', '/documents/invoices/I4/pdf', file)
    .answerRest('GET', '/documents/invoices/I1/e-invoice', () => {
      throw new HttpError(404, 'NOT_FOUND');
    });
  await user.click(await getSwitch());
  await screen.findByText(/^3 documents of 2026/);
  expect(Object.keys(await findKeptDocuments('I4'))).toEqual(['pdf']);
});

test('can be cancelled, and continues where it stopped', async () => {
  const waiting = Promise.withResolvers<Response>();
  const { user, network } = show(() => waiting.promise);
  await user.click(await getSwitch());
  await screen.findByText('0 of 4 documents');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(async () => expect((await getSwitch()).checked).toBe(false));
  expect(screen.queryByRole('progressbar')).toBeNull();
  network.answerRest('POST', '/documents/invoices', pack);
  await user.click(await getSwitch());
  await screen.findByText(/^4 documents of 2026/);
});

test('continues after a failure of the server', async () => {
  const { user, network } = show(() => {
    throw new HttpError(503);
  });
  await user.click(await getSwitch());
  await screen.findByText(/^0 of 4 documents are on this device/);
  network.answerRest('POST', '/documents/invoices', pack);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText(/^4 documents of 2026/);
});

test('says that the list of the year could not be loaded', async () => {
  const { user, network } = show();
  network.answer(OpenInvoicesDocument, () => {
    throw new HttpError(503);
  });
  await user.click(await getSwitch());
  await screen.findByText('The list could not be loaded.');
  network.answer(OpenInvoicesDocument, openInvoices([invoiceItem('I4')]));
  await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  await screen.findByText(/^4 documents of 2026/);
});

test('removes the year when the reader agrees', async () => {
  const { user } = show();
  await user.click(await getSwitch());
  await screen.findByText(/^4 documents of 2026/);
  await user.click(await getSwitch());
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(async () => expect((await getSwitch()).checked).toBe(false));
  expect(await findKeptDocuments('I1')).toEqual({});
});

test('says that there is no room for the rest', async () => {
  const { user } = show();
  await getSwitch();
  const viewer = boundViewer();
  if (!viewer) throw new Error('No viewer');
  await openDocuments(viewer).documents.put({
    key: 'big',
    id: 'big',
    sorg: '',
    customer: '',
    name: '',
    type: '',
    pinned: true,
    size: documentBudget - 100,
    storedAt: 0,
    usedAt: 0,
  });
  await user.click(await getSwitch());
  await screen.findByText('There is no room for the other documents. They need a connection.');
  screen.getByText(/^Invoices take up 100 MB of 100 MB on this device/);
});
