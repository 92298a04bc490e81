import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  InvoiceDetailDocument,
  InvoicePaymentsDocument,
  WithdrawInvoiceDisputeDocument,
} from '#src/graphql/generated/graphql.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseMore, openMore } from '#src/testing/more-menu.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from '../invoice-detail.screen.tsx';
import type { InvoiceDispute, WholeInvoice } from '../invoices.queries.ts';
import { invoiceItem } from '../testing/invoices.ts';
import { wholeInvoice } from '../testing/whole-invoice.ts';

// It comes late; making it ready counts for no test.
beforeAll(() => import('./dispute-dialog.tsx'));

const dispute = (over: Partial<InvoiceDispute> = {}): InvoiceDispute => ({
  id: 'D1',
  itemId: 'id-I1',
  reason: 'damaged',
  description: 'Scratched',
  amount: 2_500,
  status: 'open',
  openedOn: '2026-11-18',
  files: [{ id: 'F1', name: 'box.jpg' }],
  history: [
    {
      status: 'open',
      at: '2026-11-18T10:00:00.000Z',
      by: 'Ada',
      note: '',
      decidedOn: null,
    },
  ],
  ...over,
});

function show(invoice: WholeInvoice = wholeInvoice(), options: ScreenOptions = {}) {
  const network = fakeNetwork()
    .answer(InvoiceDetailDocument, { invoice })
    .answer(InvoicePaymentsDocument, { paymentRequestByPayerAndInvoiceNos: { requests: [] } });
  return renderScreen(<Component />, {
    at: '/invoice/I1',
    path: '/:locale/invoice/:invoiceNo',
    now: '2026-11-20T09:00:00Z',
    network,
    host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
    ...options,
  });
}

async function openDialog({ user }: ReturnType<typeof show>) {
  await chooseMore(user, 'Dispute');
  return within(await screen.findByRole('dialog', { name: 'Dispute invoice I1' }));
}
const submit = 'Dispute invoice';

async function readOutbox() {
  return await viewerDatabase().outbox.toArray();
}

test('keeps a dispute with its files on the device', async () => {
  const shown = show();
  const { user, network } = shown;
  const dialog = await openDialog(shown);
  network.goOffline();
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Goods damaged or faulty');
  await user.type(dialog.getByLabelText(/^Description of the problem/), 'The box was open');
  await user.type(dialog.getByLabelText('Disputed amount'), '25.5');
  const file = new File(['%PDF'], 'note.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText(/^Files/), file);
  await user.click(dialog.getByRole('button', { name: submit }));
  await screen.findByText('The dispute is sent to the distributor when you are online.');
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    operation: 'CreateInvoiceDispute',
    keys: ['invoice-dispute/id-I1'],
    customer: null,
    // Two tabs that enter the same capture it once.
    content: expect.any(String),
    variables: {
      input: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        itemId: 'id-I1',
        reason: 'damaged',
        description: 'The box was open',
        amount: 2_550,
        files: [null],
      },
    },
  });
  expect(Object.keys(entry?.blobs ?? {})).toEqual(['input.files.0']);
  const disputes = await screen.findByRole('heading', { name: 'Disputes' });
  expect(disputes.closest('section')?.textContent).toContain('Goods damaged or faultywaiting');
});

test('takes no second dispute while one waits to be sent', async () => {
  const shown = show();
  const { user, network } = shown;
  let dialog = await openDialog(shown);
  network.goOffline();
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Already paid');
  await user.type(dialog.getByLabelText(/^Description of the problem/), 'Paid on Monday');
  await user.click(dialog.getByRole('button', { name: submit }));
  await screen.findByRole('heading', { name: 'Disputes' });
  dialog = await openDialog(shown);
  expect(await dialog.findByText('A dispute of this invoice waits to be sent.')).toBeDefined();
});

test('says what is missing or wrong', async () => {
  const shown = show();
  const { user } = shown;
  const dialog = await openDialog(shown);
  await user.type(dialog.getByLabelText('Disputed amount'), '100.01');
  await user.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findAllByText('Required')).toHaveLength(2);
  expect(dialog.getByText('This is more than what is open of the invoice')).toBeDefined();
  await user.clear(dialog.getByLabelText('Disputed amount'));
  await user.type(dialog.getByLabelText('Disputed amount'), '0');
  await user.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('Write an amount, like 1200')).toBeDefined();
  expect(await readOutbox()).toEqual([]);
});

test('disputes the instalment that was chosen', async () => {
  const parts = { notes: '', detailNotes: '', installments: 3, accountingAmount: 5_000 };
  const items = [
    { ...invoiceItem('I1', { id: 'a', clearingDate: '2026-11-10' }), ...parts, installment: 1 },
    { ...invoiceItem('I1', { id: 'b' }), ...parts, installment: 2 },
    { ...invoiceItem('I1', { id: 'c' }), ...parts, installment: 3 },
  ];
  const shown = show(wholeInvoice({ items }));
  const { user } = shown;
  const dialog = await openDialog(shown);
  const choice = dialog.getByLabelText('Instalment');
  const texts = within(choice)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(texts).toEqual(['2 of 3, open $50.00', '3 of 3, open $50.00']);
  await user.selectOptions(choice, 'c');
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Invoiced twice');
  await user.type(dialog.getByLabelText(/^Description of the problem/), 'Same as I0');
  await user.click(dialog.getByRole('button', { name: submit }));
  await waitFor(async () =>
    expect(await readOutbox()).toMatchObject([{ variables: { input: { itemId: 'c' } } }]),
  );
});

test.each([
  ['of a paid invoice', { clearingDate: '2026-11-10' }, {}],
  ['of a credit note', { accountingAmount: -500 }, {}],
  ['of a disputed invoice', { isDisputed: true }, {}],
  ['to users who only read', {}, { user: { limitation: 'audit' } }],
])('offers no dispute %s', async (_name, over, options) => {
  const items = [{ ...invoiceItem('I1', over), notes: '', detailNotes: '' }];
  const { user } = show(wholeInvoice({ items }), options);
  await openMore(user);
  expect(screen.getByRole('menuitem', { name: /^PDF/ })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Dispute' })).toBeNull();
});

test('shows a dispute with its facts, files and history', async () => {
  const history = [
    ...dispute().history,
    {
      status: 'accepted' as const,
      at: '2026-11-20T02:00:00.000Z',
      by: null,
      note: 'A credit note follows',
      decidedOn: '2026-11-19',
    },
  ];
  show(wholeInvoice({ disputes: [dispute({ status: 'accepted', history })] }));
  const title = await screen.findByRole('heading', { name: 'Goods damaged or faulty' });
  const text = () => title.closest('li')?.textContent;
  await waitFor(() => expect(text()).toContain('Disputed on2026-11-18'));
  for (const part of [
    'Accepted',
    'Disputed amount$25.00',
    'Description of the problemScratched',
    'box.jpg',
  ])
    expect(text()).toContain(part);
  expect(text()).toContain(
    'HistorySubmitted 2026-11-18 10:00 AM, AdaAccepted 2026-11-19, by the distributorA credit note follows',
  );
  expect(screen.queryByRole('button', { name: 'Withdraw dispute' })).toBeNull();
});

test('withdraws an open dispute after a question', async () => {
  const shown = show(wholeInvoice({ disputes: [dispute()] }));
  const { user, network } = shown;
  const withdrawn = { message: { status: true }, userErrors: [] };
  network.answer(WithdrawInvoiceDisputeDocument, { withdrawInvoiceDispute: withdrawn });
  await user.click(await screen.findByRole('button', { name: 'Withdraw dispute' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw the dispute' }));
  expect(network.sent(WithdrawInvoiceDisputeDocument)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Withdraw dispute' }));
  await waitFor(() =>
    expect(network.sent(WithdrawInvoiceDisputeDocument)).toMatchObject([
      { variables: { id: 'D1' } },
    ]),
  );
  await waitFor(() => expect(network.sent(InvoiceDetailDocument)).toHaveLength(2));
});

test('says that a decided dispute cannot be withdrawn', async () => {
  const shown = show(wholeInvoice({ disputes: [dispute()] }));
  const { user, network } = shown;
  const refused = {
    message: { status: false, description: '' },
    userErrors: [{ field: 'id', code: 'WRONG_STATE', message: '' }],
  };
  network.answer(WithdrawInvoiceDisputeDocument, { withdrawInvoiceDispute: refused });
  await user.click(await screen.findByRole('button', { name: 'Withdraw dispute' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw the dispute' }));
  await user.click(question.getByRole('button', { name: 'Withdraw dispute' }));
  await screen.findByText(/It can no longer be withdrawn/);
});

test('withdraws nothing without a network', async () => {
  const { network } = show(wholeInvoice({ disputes: [dispute()] }));
  await screen.findByRole('button', { name: 'Withdraw dispute' });
  network.goOffline();
  const isDisabled = () =>
    screen.getByRole('button', { name: 'Withdraw dispute' }).getAttribute('aria-disabled');
  await waitFor(() => expect(isDisabled()).toBe('true'));
});
