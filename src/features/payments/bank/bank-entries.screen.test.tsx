import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  BankEntriesDocument,
  ResolveBankEntryDocument,
  WaitingTransfersDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import type { BankEntry, WaitingTransfer } from '../payments.queries.ts';
import { Component } from './bank-entries.screen.tsx';

beforeEach(makeWindowWide);

let network: FakeNetwork;
const asOf = '2026-11-20T09:00:00.000Z';
const staff = { scopes: ['page.orderlist'], limitation: 'all' };

// It comes late; making it ready counts for no test.
beforeAll(() => import('./match-entry-dialog.tsx'));
beforeEach(() => {
  network = fakeNetwork();
});

const entry = (over: Partial<BankEntry> = {}): BankEntry => ({
  id: '7',
  bookedOn: '2026-11-18',
  amount: 9_900,
  currency: 'USD',
  payerName: 'Velo Works',
  account: 'DE ···· 3000',
  remittance: 'Invoice 4711',
  state: 'listed',
  reason: 'NO_REQUEST',
  externalId: null,
  note: '',
  decidedBy: null,
  decidedAt: null,
  ...over,
});
const entries = (...some: BankEntry[]) =>
  network.answer(BankEntriesDocument, {
    bankEntries: { entries: some, info: { count: some.length }, asOf },
  });
const transfer = (over: Partial<WaitingTransfer> = {}): WaitingTransfer => ({
  externalId: 'PR1',
  amount: 10_000,
  currency: 'USD',
  payerCode: 'C1',
  payerName: 'Velo Works',
  ...over,
});
const transfers = (...some: WaitingTransfer[]) =>
  network.answer(WaitingTransfersDocument, {
    waitingTransfers: { requests: some, info: { count: some.length } },
  });
const answerResolve = (...codes: string[]) =>
  network.answer(ResolveBankEntryDocument, {
    resolveBankEntry: {
      message: { status: codes.length === 0 },
      userErrors: codes.map((code) => ({ field: 'externalId', code, message: code })),
    },
  });
const decisions = () => network.sent(ResolveBankEntryDocument).map(({ variables }) => variables);

const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, { at: '/payment/bank', network, now: asOf, user: staff, ...options });

/** Opens the dialog of an action for the entry. */
async function choose(user: ReturnType<typeof open>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for Velo Works/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

test('lists what was not matched, with the reason', async () => {
  entries(entry(), entry({ id: '8', reason: 'AMOUNT', externalId: 'PR1', currency: 'JPY' }));
  open();
  await screen.findByText('No open transfer fits.');
  for (const text of ['$99.00', '¥9,900', 'It names a payment of another amount.'])
    expect(screen.getByText(text, { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: 'PR1' }).getAttribute('href')).toBe(
    '/en-us/payment/request/PR1',
  );
  expect(network.sent(BankEntriesDocument)[0]?.variables).toEqual({
    state: 'listed',
    page: 1,
    limit: 10,
  });
});

test('offers no payment for money that was taken back', async () => {
  entries(entry({ reason: 'RETURNED', amount: -9_900 }));
  const { user } = open();
  await screen.findByText('The bank has taken back an earlier payment.');
  await user.click(screen.getByRole('button', { name: /^Actions for Velo Works/ }));
  await screen.findByRole('menuitem', { name: 'Set aside' });
  expect(screen.queryByRole('menuitem', { name: 'Match to a payment' })).toBeNull();
});

test('shows who has decided about an entry, and searches', async () => {
  entries(entry());
  const { user, address } = open();
  const decided = { decidedBy: 'Ada', decidedAt: asOf, note: 'Rent' };
  entries(entry({ state: 'dismissed', ...decided }));
  await chooseFilter(user, 'Status', 'Set aside');
  expect(address()).toBe('/en-us/payment/bank?state=dismissed');
  await screen.findByText(/^Rent/);
  expect(screen.getByText(/^Ada, /)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search bank entries' }), 'velo{Enter}');
  await waitFor(() =>
    expect(network.sent(BankEntriesDocument).at(-1)?.variables).toEqual({
      state: 'dismissed',
      search: 'velo',
      page: 1,
      limit: 10,
    }),
  );
});

test('matches an entry to a transfer, and shows the difference', async () => {
  entries(entry());
  transfers(transfer());
  answerResolve();
  const { user } = open();
  const dialog = await choose(user, 'Match to a payment');
  await user.click(dialog.getByRole('combobox', { name: /Open transfer/ }));
  await user.click(await screen.findByRole('option', { name: /PR1 · \$100\.00/ }));
  await dialog.findByText(/The entry is \$1\.00 less than the requested amount\./);
  entries();
  await user.click(dialog.getByRole('button', { name: 'Match' }));
  await screen.findByText('All bank entries are matched');
  expect(decisions()).toEqual([{ id: '7', externalId: 'PR1' }]);
  expect(network.sent(WaitingTransfersDocument)[0]?.variables).toEqual({
    amount: 9_900,
    page: 1,
    limit: 20,
  });
});

test('begins with the transfer that the entry names', async () => {
  entries(entry({ reason: 'AMOUNT', externalId: 'PR1', amount: 10_100 }));
  transfers(transfer());
  const { user } = open();
  const dialog = await choose(user, 'Match to a payment');
  await dialog.findByText(/The entry is \$1\.00 more than the requested amount\./);
});

test.each([
  ['WRONG_STATE', /^This payment is over\./],
  ['AT_PROVIDER', /^The provider may be paid for it as well\./],
])('says why the server refuses with %s', async (code, texts) => {
  entries(entry({ externalId: 'PR1' }));
  transfers(transfer({ amount: 9_900 }));
  answerResolve(code);
  const { user } = open();
  const dialog = await choose(user, 'Match to a payment');
  await dialog.findByText('The amounts are the same.');
  await user.click(dialog.getByRole('button', { name: 'Match' }));
  await dialog.findByText(texts);
});

test('sets an entry aside with a note only', async () => {
  entries(entry());
  answerResolve();
  const { user } = open();
  const dialog = await choose(user, 'Set aside');
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  await dialog.findByText('Say why the entry is set aside');
  expect(decisions()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Rent');
  entries();
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  await screen.findByText('All bank entries are matched');
  expect(decisions()).toEqual([{ id: '7', note: 'Rent' }]);
});

test('lets auditors only read', async () => {
  entries(entry());
  open({ user: { ...staff, limitation: 'audit' } });
  await screen.findByText('No open transfer fits.');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test.each([
  ['all', true],
  ['sales_group', false],
])('with the area %s the tab is there: %s', async (limitation, isThere) => {
  entries();
  open({ user: { ...staff, limitation } });
  await screen.findByText('All bank entries are matched');
  expect(screen.queryByRole('link', { name: 'Bank entries' }) !== null).toBe(isThere);
});
