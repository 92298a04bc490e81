import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { CreditInformationDocument } from '#src/graphql/generated/graphql.ts';
import type { HostOverrides } from '#src/testing/fake-host.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { CreditBadge } from './credit-badge.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { CreditSummary } from './credit-summary.tsx';
import { company } from './testing/company.ts';

const asOf = '2026-11-20T09:00:00.000Z';
const answer = (...companies: unknown[]) => ({ creditInformation: { companies, asOf } });
const answers = (data: unknown) => network.answer(CreditInformationDocument, data as object);
const fails = (error: Error) =>
  network.answer(CreditInformationDocument, () => Promise.reject(error));

const scopes = ['credit-status.read', 'invoice-status.read', 'page.invoice-status'];
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  answers(answer(company()));
});

const show = (what = <CreditPanel cartTotal={0} />, options: ScreenOptions = {}) =>
  renderScreen(what, { user: { scopes }, network, ...options }).user;
const showAt = (host: HostOverrides) => show(undefined, { host });

/** Returns the element that follows a label and holds its value, in a list or a table. */
const beside = async (label: string) => (await screen.findByText(label)).nextElementSibling;

// U103 to U112
test("shows a company's figures, invoice link and date", async () => {
  show();
  expect((await beside('balance'))?.textContent).toBe('$4,000.00');
  expect(screen.getByText('Credit left with Pannier Bikes').parentElement?.textContent).toContain(
    '2000',
  );
  expect((await beside('Credit limit'))?.textContent).toBe('$10,000.00');
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Used forAmountof the limit',
    'Open invoices$2,500.0025%',
    'Open deliveries$1,000.0010%',
    'Consignment$500.005%',
    'Credit exposure$4,000.0040%',
    'Portal orders not yet invoiced$2,000.0020%',
    'Left of the limit$4,000.0040%',
  ]);
  const link = screen.getByRole('link', { name: 'Open invoices' });
  expect(link.getAttribute('href')).toMatch(/\/invoice\/open-invoice$/);
  expect(await screen.findByText(/^as of 20 Nov 2026/)).toBeDefined();
  expect(screen.getByText('Credit OK')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('does not link open invoices without page.invoice-status', async () => {
  show(undefined, { user: { scopes: scopes.slice(0, 2) } });
  await screen.findByText('Open invoices');
  expect(screen.queryByRole('link')).toBeNull();
});

test('hides the table when creditStatusUsage is off (B065, F012)', async () => {
  showAt({ creditStatusUsage: false });
  expect((await beside('Credit exposure'))?.textContent).toBe('$4,000.00');
  expect(screen.queryByRole('table')).toBeNull();
});

// B067, B068, F013
test.each([
  [null, true, 'text-success-ink'],
  ['limit_exceeded', true, 'text-error-ink'],
  [null, false, null],
  ['limit_exceeded', false, null],
])('colors by block %s, creditStatusBlockedReason %s: %s', async (reasonBlocked, on, color) => {
  answers(answer(company(), company({ code: '3000', reasonBlocked })));
  showAt({ creditStatusBlockedReason: on });
  const classes = (await beside('balance'))?.className ?? '';
  expect(classes.match(/text-(success|error)-ink/)?.[0] ?? null).toBe(color);
  expect(screen.getByText(reasonBlocked ? 'Credit blocked' : 'Credit OK')).toBeDefined();
});

// M061, M062, F041
test('calls the balance open to buy with openToBuyLabel', async () => {
  showAt({ openToBuyLabel: true });
  await screen.findByText('open to buy');
  expect(screen.queryByText('balance')).toBeNull();
});

test.each([
  ['limit_exceeded', 'credit limit exceeded'],
  ['overdue_over_limit', 'too many invoices overdue more than 30 days'],
  ['oldest_ar_blocked', 'oldest invoice overdue blocks ordering'],
  ['other_company_blocked', 'blocked from another company'],
  ['a_later_one', 'ask us for the reason'],
])('describes blocked reason %s as %s (B069 to B072)', async (reasonBlocked, texts) => {
  answers(answer(company({ reasonBlocked })));
  show();
  await screen.findByText(texts);
});

// B066, U102
test('selects the deciding company and lets the user change it', async () => {
  const parts = company({
    code: '3000',
    name: 'Parts',
    decides: false,
    balance: -1,
    openOrders: 0,
  });
  answers(answer(parts, company()));
  const user = show();
  expect((await beside('balance'))?.textContent).toBe('$4,000.00');
  const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Company' });
  expect(box.value).toBe('2000');
  await user.selectOptions(box, 'Parts (3000)');
  expect((await beside('balance'))?.textContent).toBe('−$0.01');
  expect(screen.getByText(/does not count for your orders here/)).toBeDefined();
  expect(screen.queryByText('Portal orders not yet invoiced')).toBeNull();
});

test('adds a row for other items so that the rows add up', async () => {
  answers(answer(company({ openInvoice: 200_000 })));
  show();
  expect((await screen.findByRole('row', { name: /Other items/ })).textContent).toContain(
    '$500.00',
  );
});

test('says that there is no limit and shows no shares', async () => {
  answers(answer(company({ creditLimit: null, balance: null })));
  show();
  expect((await beside('balance'))?.textContent).toBe('no limit');
  expect(within(screen.getByRole('table')).queryByText(/%/)).toBeNull();
});

test('shows the marketing target in words and as a bar (N048)', async () => {
  answers(answer(company({ marketingTarget: { target: 2_000_000, achieved: 1_500_000 } })));
  show();
  await screen.findByText('$15,000.00 of $20,000.00 achieved');
  expect(screen.getByText('75%')).toBeDefined();
});

test.each([
  ['No data found for credit information.', () => answers(answer())],
  ['graphql return no data', () => answers(null)],
  ['Invalid Data!', () => answers(answer({ code: 1 }))],
  ['Server Error!', () => fails(new OperationError('INTERNAL'))],
  ['Server Error!', () => fails(new HttpError(500))],
  ['You are offline, and this device has no credit values yet.', () => fails(new NetworkError())],
])('shows the load result: %s (B073, M021 to M024)', async (text, prepare) => {
  prepare();
  show();
  await screen.findByText(text);
});

test('loads nothing without invoice-status.read (B063, N050)', async () => {
  const user = show(undefined, { user: { scopes: ['credit-status.read'] } });
  await screen.findByText('No data found for credit information.');
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  expect(network.operations()).toEqual([]);
});

test('requests again on refresh and keeps old data on failure', async () => {
  const user = show();
  await screen.findByText('balance');
  fails(new HttpError(500));
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  await screen.findByText('Server Error!');
  expect((await beside('balance'))?.textContent).toBe('$4,000.00');
  fails(new NetworkError());
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  await vi.waitFor(() => expect(screen.queryByText('Server Error!')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(network.operations()).toHaveLength(3);
});

test('shows the status as text and the credit left in the summary', async () => {
  answers(answer(company({ reasonBlocked: 'limit_exceeded' })));
  show(
    <>
      <CreditBadge cartTotal={0} />
      <CreditSummary cartTotal={0} />
    </>,
  );
  await screen.findByText('balance, limit $10,000.00');
  expect(screen.getByText('Credit left with Pannier Bikes')).toBeDefined();
  expect(screen.getAllByText('Credit blocked')).toHaveLength(2);
});

// B066, N027
test('says that the cart exceeds the credit, and what to do', async () => {
  const user = show(
    <>
      <CreditBadge cartTotal={400_100} />
      <CreditPanel cartTotal={400_100} />
      <CreditSummary cartTotal={400_100} />
    </>,
    { host: { creditCheck: true } },
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^\$1\.00 more than your credit left with Pannier Bikes: the order would be refused/,
  );
  expect(screen.getAllByText('Cart over credit')).toHaveLength(3);
  expect(screen.queryByText('Credit OK')).toBeNull();
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByRole('link', { name: 'Open invoices' }).getAttribute('href')).toMatch(
    /\/invoice\/open-invoice$/,
  );
  expect(notice.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toMatch(/\/cart$/);
  answers(answer(company({ balance: 400_100 })));
  await user.click(notice.getByRole('button', { name: 'Refresh credit' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByText('Credit OK')).toHaveLength(3);
});

test('compares the cart only where the host checks credit', async () => {
  show(<CreditPanel cartTotal={400_100} />, { host: { creditCheck: false } });
  await screen.findByText('Credit OK');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the permission', { user: { scopes: ['invoice-status.read'] } }],
  ['a customer', { customer: null }],
])('shows and requests nothing without %s (B062, B064)', async (_what, options) => {
  show(
    <>
      <CreditBadge cartTotal={0} />
      <CreditPanel cartTotal={0} />
    </>,
    options,
  );
  expect(document.body.textContent).toBe('');
  expect(network.operations()).toEqual([]);
});
