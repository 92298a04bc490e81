import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import CreditBadge from './credit-badge.tsx';
import CreditPanel from './credit-panel.tsx';
import { CreditSummary } from './credit-summary.tsx';
import { company } from './testing/company.ts';

const world = vi.hoisted(() => ({
  scopes: [] as string[],
  built: true,
  customer: { unified: 'C1' } as { unified: string } | null,
  host: { creditStatusUsage: true, creditStatusBlockedReason: true, openToBuyLabel: false },
  ask: null as unknown as ReturnType<typeof vi.fn<() => Promise<unknown>>>,
}));
vi.mock('#src/app/paths.ts', async (original) => ({
  ...(await original<typeof import('#src/app/paths.ts')>()),
  isBuilt: () => world.built,
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({
    has: (scope: string) => world.scopes.includes(scope),
    customer: world.customer,
  }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => world.host,
  useMoney: () => (minor: number) => `$${minor / 100}`,
  AsOf: ({ at }: { at: string | null }) => (at ? <time>as of {at}</time> : null),
}));
vi.mock('#src/graphql/client.ts', () => ({ request: () => world.ask() }));

const asOf = '2026-11-20T09:00:00.000Z';
const answer = (...companies: unknown[]) => ({ creditInformation: { companies, asOf } });
const answers = (data: unknown) => world.ask.mockImplementation(() => Promise.resolve(data));
const fails = (error: unknown) => world.ask.mockImplementation(() => Promise.reject(error));

beforeEach(() => {
  world.built = true;
  world.scopes = ['credit-status.read', 'invoice-status.read', 'page.invoice-status'];
  world.customer = { unified: 'C1' };
  world.host = { creditStatusUsage: true, creditStatusBlockedReason: true, openToBuyLabel: false };
  world.ask = vi.fn();
  answers(answer(company()));
});

function show(what = <CreditPanel />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: what }]);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The value beside a label, whether in a list or a table. */
const beside = async (label: string) => (await screen.findByText(label)).nextElementSibling;

test('a company with its figures, its invoices a link, and when they were true (U103 to U112)', async () => {
  show();
  expect((await beside('balance'))?.textContent).toBe('$4000');
  expect(screen.getByText('Credit left with Pannier Bikes').parentElement?.textContent).toContain(
    '2000',
  );
  expect((await beside('Credit limit'))?.textContent).toBe('$10000');
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Used forAmountof the limit',
    'Open invoices$250025%',
    'Open deliveries$100010%',
    'Consignment$5005%',
    'Credit exposure$400040%',
    'Portal orders not yet invoiced$200020%',
    'Left of the limit$400040%',
  ]);
  const link = screen.getByRole('link', { name: 'Open invoices' });
  expect(link.getAttribute('href')).toMatch(/\/invoice\/open-invoice$/);
  expect(screen.getByText(`as of ${asOf}`)).toBeDefined();
  expect(screen.getByText('Credit OK')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the open invoices are no link while their page is not built', async () => {
  world.built = false;
  show();
  await screen.findByText('Open invoices');
  expect(screen.queryByRole('link', { name: 'Open invoices' })).toBeNull();
});

test('without page.invoice-status the open invoices are no link', async () => {
  world.scopes = ['credit-status.read', 'invoice-status.read'];
  show();
  await screen.findByText('Open invoices');
  expect(screen.queryByRole('link')).toBeNull();
});

test('creditStatusUsage off: the figures, but no table (B065, F012)', async () => {
  world.host.creditStatusUsage = false;
  show();
  expect((await beside('Credit exposure'))?.textContent).toBe('$4000');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  [null, true, 'text-success-ink'],
  ['limit_exceeded', true, 'text-error-ink'],
  [null, false, null],
  ['limit_exceeded', false, null],
])(
  'blocked for %s with creditStatusBlockedReason %s colors the balance %s (B067, B068, F013)',
  async (reasonBlocked, on, color) => {
    world.host.creditStatusBlockedReason = on;
    answers(answer(company(), company({ code: '3000', reasonBlocked })));
    show();
    const classes = (await beside('balance'))?.className ?? '';
    expect(classes.match(/text-(success|error)-ink/)?.[0] ?? null).toBe(color);
    expect(screen.getByText(reasonBlocked ? 'Credit blocked' : 'Credit OK')).toBeDefined();
  },
);

test('openToBuyLabel calls the balance open to buy (M061, M062, F041)', async () => {
  world.host.openToBuyLabel = true;
  show();
  await screen.findByText('open to buy');
  expect(screen.queryByText('balance')).toBeNull();
});

test.each([
  ['limit_exceeded', 'credit limit exceeded'],
  ['overdue_over_limit', 'too many invoices overdue more than 30 days'],
  ['oldest_ar_blocked', 'oldest invoice overdue blocks ordering'],
  ['other_company_blocked', 'blocked from another company'],
  ['a_later_one', 'ask us for the reason'],
])('blocked reason %s says: %s (B069 to B072)', async (reasonBlocked, words) => {
  answers(answer(company({ reasonBlocked })));
  show();
  await screen.findByText(words);
});

test('several companies: the one that decides is selected, another can be (B066, U102)', async () => {
  const parts = company({
    code: '3000',
    name: 'Parts',
    decides: false,
    balance: -1,
    openOrders: 0,
  });
  answers(answer(parts, company()));
  const user = show();
  expect((await beside('balance'))?.textContent).toBe('$4000');
  const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Company' });
  expect(box.value).toBe('2000');
  await user.selectOptions(box, 'Parts (3000)');
  expect((await beside('balance'))?.textContent).toBe('$-0.01');
  expect(screen.getByText(/does not count for your orders here/)).toBeDefined();
  expect(screen.queryByText('Portal orders not yet invoiced')).toBeNull();
});

test('what is owed besides the stated kinds has a row, so that the rows add up', async () => {
  answers(answer(company({ openInvoice: 200_000 })));
  show();
  expect((await screen.findByRole('row', { name: /Other items/ })).textContent).toContain('$500');
});

test('without a limit it says so, and there are no shares', async () => {
  answers(answer(company({ creditLimit: null, balance: null })));
  show();
  expect((await beside('balance'))?.textContent).toBe('no limit');
  expect(within(screen.getByRole('table')).queryByText(/%/)).toBeNull();
});

test('the marketing target in words and as a bar (N048)', async () => {
  answers(answer(company({ marketingTarget: { target: 2_000_000, achieved: 1_500_000 } })));
  show();
  await screen.findByText('$15000 of $20000 achieved');
  expect(screen.getByText('75%')).toBeDefined();
});

test.each([
  ['No data found for credit information.', () => answers(answer())],
  ['graphql return no data', () => answers(null)],
  ['Invalid Data!', () => answers(answer({ code: 1 }))],
  ['Server Error!', () => fails(new OperationError('INTERNAL'))],
  ['Server Error!', () => fails(new HttpError(500))],
  ['You are offline, and this device has no credit values yet.', () => fails(new NetworkError())],
])('the load ends in: %s (B073, M021 to M024)', async (text, prepare) => {
  prepare();
  show();
  await screen.findByText(text);
});

test('without invoice-status.read nothing is asked for (B063, N050)', async () => {
  world.scopes = ['credit-status.read'];
  const user = show();
  await screen.findByText('No data found for credit information.');
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  expect(world.ask).not.toHaveBeenCalled();
});

test('refresh asks again; what was shown stays when that fails', async () => {
  const user = show();
  await screen.findByText('balance');
  fails(new HttpError(500));
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  await screen.findByText('Server Error!');
  expect((await beside('balance'))?.textContent).toBe('$4000');
  fails(new NetworkError());
  await user.click(screen.getByRole('button', { name: 'Refresh credit' }));
  await vi.waitFor(() => expect(screen.queryByText('Server Error!')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(world.ask).toHaveBeenCalledTimes(3);
});

test('the mark tells the status in words; the summary adds what is left', async () => {
  answers(answer(company({ reasonBlocked: 'limit_exceeded' })));
  show(
    <>
      <CreditBadge />
      <CreditSummary />
    </>,
  );
  await screen.findByText('balance, limit $10000');
  expect(screen.getByText('Credit left with Pannier Bikes')).toBeDefined();
  expect(screen.getAllByText('Credit blocked')).toHaveLength(2);
});

test.each([
  ['the permission', () => (world.scopes = ['invoice-status.read'])],
  ['a customer', () => (world.customer = null)],
])('without %s there is no widget and no request (B062, B064)', async (_what, prepare) => {
  prepare();
  show(
    <>
      <CreditBadge />
      <CreditPanel />
    </>,
  );
  expect(document.body.textContent).toBe('');
  expect(world.ask).not.toHaveBeenCalled();
});
