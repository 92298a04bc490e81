import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import type { HostOverrides } from '#src/testing/fake-host.ts';
import { fakeUser, type UserOverrides } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { Customer } from './customer-device.ts';
import CustomerMissing from './customer-missing.tsx';
import { CustomerSelection } from './customer-selection.tsx';
import { openCustomerSelection } from './customers.public.ts';
import { customerSelection } from './selection-store.ts';

const { request, changeCustomer, openAfterChange, switchOffline } = vi.hoisted(() => ({
  request: vi.fn(),
  changeCustomer: vi.fn(),
  openAfterChange: vi.fn(),
  switchOffline: vi.fn(),
}));
vi.mock('#src/graphql/client.ts', () => ({ request }));
vi.mock('./change-customer.ts', () => ({ changeCustomer, openAfterChange }));
vi.mock('#src/offline/session/offline-switch.ts', () => ({ switchOffline }));

let host: HostOverrides = {};
let user: UserOverrides = {};
/** The session after a change on the device alone. */
const switched = fakeUser({ isSales: true, scopes: ['menu.change-cust'], switchedFrom: {} });
let all: Customer[] = [];
/** The service worker that controls the page; null without one. */
let worker: object | null = null;

const customer = (n: number): Customer => ({
  custName: `Shop ${n}`,
  custCode: { unified: `C${n}`, r3: `R${n}`, isr: n === 1 ? 'ISR1' : null },
  custAddress: `${n} Main Street`,
  custCity: n % 2 ? 'Boulder' : 'Nürnberg',
  custEmail: `shop${n}@shop.example`,
  custPhone: `555-${n}`,
  custAreas: n === 1 ? [{ sorg: '2000', custGroup: 'Gold' }] : [],
});

function settings(over: HostOverrides = {}, flags: HostOverrides['flags'] = {}): void {
  host = { ...over, flags };
}

function logIn({
  active = null as string | null,
  scopes = ['menu.change-cust'],
  isSales = true,
} = {}) {
  user = {
    isSales,
    isCustomer: false,
    scopes,
    customer: active ? { unified: active, r3: 'R1', name: 'Shop' } : null,
  };
}

function screenIs({ wide }: { wide: boolean }): void {
  const list = { matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => list);
}

function open({ forced = false, wanted = '' } = {}) {
  const shown = renderScreen(
    <>
      {forced ? <CustomerMissing /> : null}
      <CustomerSelection forced={forced} note={null} />
    </>,
    { host, user },
  );
  if (!forced) act(() => openCustomerSelection(wanted || undefined));
  return shown.user;
}
const dialog = () => screen.findByRole('dialog', { name: 'Select a customer' });
const names = () =>
  screen.getAllByRole('button', { name: /Shop \d+/ }).map((button) => button.textContent);

beforeEach(() => {
  all = Array.from({ length: 60 }, (_, n) => customer(n + 1));
  request.mockReset().mockImplementation(async (_: unknown, { page, limit }) => ({
    salesCustomers: {
      customers: all.slice((page - 1) * limit, page * limit),
      info: { page, limit, count: all.length, pageTotal: Math.ceil(all.length / limit) },
    },
  }));
  changeCustomer.mockReset().mockReturnValue(new Promise(() => {}));
  openAfterChange.mockReset();
  switchOffline.mockReset().mockResolvedValue(switched);
  worker = null;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      get controller() {
        return worker;
      },
    },
  });
  settings();
  logIn();
  screenIs({ wide: true });
});
afterEach(() => {
  act(() => {
    customerSelection.close();
    customerSelection.changingTo(null);
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// C023, C024
test('shows a desktop table with four page links and 10 to 50 rows', async () => {
  const user = open();
  await dialog();
  await screen.findByRole('table', { name: 'Customers' });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(4);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Code',
    'Name',
    'Address',
    'City',
    'Phone',
    'E-mail',
  ]);
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual(['10', '25', '50']);
  await user.selectOptions(sizes, '25');
  expect(screen.getAllByRole('row')).toHaveLength(26);
});

test("keeps the dialog's height for few results", async () => {
  const user = open();
  const box = await dialog();
  await within(box).findByRole('button', { name: /Shop 1\b/ });
  const heights = () => box.className.split(' ').filter((one) => /^([a-z]+:)?h-/.test(one));
  const before = heights();
  // A height of its own, not one that follows the rows: on phones the window's, above it 720 px at most.
  expect(before).toEqual(['h-[calc(100dvh-2rem)]', 'sm:h-[min(720px,calc(100dvh-2rem))]']);
  await user.type(within(box).getByRole('searchbox'), 'no such shop');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Shop 1\b/ })).toBeNull());
  expect(heights()).toEqual(before);
});

// F005, C026
test('shows ten rows and no page size in the older list', async () => {
  settings({}, { NEW_CUSTOMER_SELECTION_LIST: false });
  open();
  await screen.findByRole('table');
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(6);
});

// B058, B059, F014
test('shows N/A for no group and labels it level per host', async () => {
  settings({ custGroupOnCustSelect: true, customerGroupAsLevel: true });
  open();
  await screen.findByRole('columnheader', { name: 'level' });
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Gold')).toBeDefined();
  expect(within(second as HTMLElement).getByText('N/A')).toBeDefined();
});

test('has words for no group in a table, a dash on a phone (N040)', async () => {
  settings({ custGroupOnCustSelect: true });
  open();
  await dialog();
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toContain('Gold');
  expect(within(second as HTMLElement).getByText('N/A').className).toContain('hidden');
  expect(within(second as HTMLElement).getByText('–')).toBeDefined();
});

test('searches the loaded list 450 ms after the last key (C025)', async () => {
  const user = open();
  await waitFor(() =>
    expect(request).toHaveBeenCalledWith(
      expect.anything(),
      { search: null, page: 1, limit: 1000 },
      expect.anything(),
    ),
  );
  await screen.findByText('1–10 of 60');
  const before = request.mock.calls.length;
  await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'nurnberg 42');
  expect(names()).toHaveLength(10);
  await waitFor(() => expect(names()).toEqual(['Shop 42']));
  expect(request.mock.calls).toHaveLength(before);
  await user.type(screen.getByRole('searchbox'), 'x');
  await screen.findByText('Nothing found');
});

test('searches the server while the list loads', async () => {
  const answer = request.getMockImplementation();
  request.mockImplementation(async (document, variables) => {
    if (variables.limit === 1000) return await new Promise(() => {});
    const found = variables.search
      ? all.filter(({ custName }) => custName === variables.search)
      : all;
    return await answer?.(document, variables).then(({ salesCustomers }: never) => ({
      salesCustomers: { ...(salesCustomers as object), customers: found.slice(0, variables.limit) },
    }));
  });
  const user = open();
  await waitFor(() => expect(names()).toHaveLength(10));
  await user.type(screen.getByRole('searchbox'), 'Shop 33');
  await waitFor(() => expect(names()).toEqual(['Shop 33']));
});

// B053, U168
test('shows an overlay during a change and ignores other choices', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Shop 2' }));
  expect(await screen.findByText('Changing the customer')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const other = screen.getByRole('button', { name: 'Shop 3' });
  expect(other.getAttribute('aria-disabled')).toBe('true');
  await user.click(other);
  expect(changeCustomer).toHaveBeenCalledExactlyOnceWith('C2', true);
});

// M027, U169
test('reports a failed change and returns focus to the row', async () => {
  changeCustomer.mockRejectedValue(new Error('unwell'));
  const user = open();
  const row = await screen.findByRole('button', { name: 'Shop 2' });
  await user.click(row);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed change customer, please try again',
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.queryByText('Changing the customer')).toBeNull();
});

test.each([
  [
    'the browser reports',
    async () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
  ['a request meets', async () => void changeCustomer.mockRejectedValue(new NetworkError('gone'))],
])('says that a choice needs a connection when %s none', async (_, cut) => {
  await cut();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Shop 2' }));
  expect((await screen.findByRole('alert')).textContent).toContain('needs a connection');
});

test.each([
  [
    'the browser reports',
    async () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
  ['a request meets', async () => void changeCustomer.mockRejectedValue(new NetworkError('gone'))],
])('switches on the device when %s no connection', async (_, cut) => {
  await cut();
  worker = {};
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Shop 2' }));
  await waitFor(() => expect(openAfterChange).toHaveBeenCalledExactlyOnceWith(true));
  expect(switchOffline).toHaveBeenCalledExactlyOnceWith(
    { unified: 'C2', r3: 'R2', isr: null },
    'Shop 2',
  );
  expect(queryClient.getQueryData(['session', 'user'])).toEqual(switched);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not report a refusal as a lost connection', async () => {
  worker = {};
  changeCustomer.mockRejectedValue(new Error('unwell'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Shop 2' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed change customer');
  expect(switchOffline).not.toHaveBeenCalled();
});

test('marks the active customer and closes when it is chosen', async () => {
  logIn({ active: 'C2' });
  const user = open();
  const row = await screen.findByRole('button', { name: 'Shop 2' });
  expect(row.closest('tr')?.getAttribute('aria-current')).toBe('true');
  await user.click(row);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changeCustomer).not.toHaveBeenCalled();
});

// B048, B049, U167
test('opens unasked and cannot be closed when one is required', async () => {
  const user = open({ forced: true });
  await dialog();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(await dialog()).toBeDefined();
});

test('stays closed without customers and shows the contact (N043)', async () => {
  all = [];
  settings({ email: 'help@pannier.example' });
  open({ forced: true });
  expect(await screen.findByText(/Please contact support/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'help@pannier.example' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// B150
test('shows neither dialog nor error when the list fails to load', async () => {
  request.mockReset().mockRejectedValue(new Error('unwell'));
  open({ forced: true });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('No customer selected')).toBeDefined();
});

test('shows staff without a flag the choice of customers (B048)', async () => {
  logIn({ isSales: false });
  open({ forced: true });
  expect(await dialog()).toBeDefined();
});

test('shows a user without menu.change-cust no dialog and no list (B044)', async () => {
  logIn({ scopes: [] });
  open({ forced: true });
  act(openCustomerSelection);
  expect(screen.getByText('No customer selected')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Select a customer' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(request).not.toHaveBeenCalled();
});

test('changes to a wanted customer without asking', async () => {
  open({ wanted: 'C7' });
  await waitFor(() => expect(changeCustomer).toHaveBeenCalledExactlyOnceWith('C7', true));
});

test('leaves the choice open for an unknown wanted customer', async () => {
  open({ wanted: 'C99' });
  await dialog();
  expect(await screen.findAllByRole('button', { name: /Shop \d+/ })).not.toEqual([]);
  expect(changeCustomer).not.toHaveBeenCalled();
});
