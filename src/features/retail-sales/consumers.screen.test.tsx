import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConsumerRecordsDocument, EraseConsumersDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import type { ShownConsumer } from './consumers/consumer-list.query.ts';
import { Component } from './consumers.screen.tsx';

const mocks = vi.hoisted(() => ({ saveTable: vi.fn(), saveFile: vi.fn() }));
vi.mock('#src/lib/files/save-table.ts', () => mocks);
vi.mock('#src/lib/files/save-file.ts', () => mocks);

const consumer = (over: Partial<ShownConsumer> = {}): ShownConsumer => ({
  id: 'sale:S1',
  kind: 'sale',
  name: 'Consumer 1',
  email: 'c1@b.example',
  phone: '+1555',
  address: '1 Main Street',
  city: 'Boulder',
  postalCode: '80301',
  frameNumber: 'WU1',
  articleDescription: 'Alto 4',
  boughtOn: '2026-11-10',
  dealerName: 'Velo Works',
  documentNo: 'R-7',
  serials: [{ kind: 'SerialNumberBattery', value: 'BT1' }],
  warrantyUntil: '2028-11-10',
  consent: '2026-1',
  consentAt: '2026-11-10T10:00:00.000Z',
  createdAt: '2026-11-10T10:00:00.000Z',
  ...over,
});
const records = [consumer(), consumer({ id: 'account:7', kind: 'account', frameNumber: 'WU2' })];
const claim = consumer({ id: 'claim:C1', kind: 'claim', frameNumber: 'WU3', documentNo: '000901' });

const withRecords = (shown: ShownConsumer[] = records) =>
  fakeNetwork().answer(ConsumerRecordsDocument, {
    consumerRecords: {
      records: shown,
      info: { count: shown.length },
      asOf: '2026-11-20T09:00:00Z',
    },
  });
const open = (network: FakeNetwork = withRecords(), options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    at: '/retail-sales/consumers',
    now: '2026-11-20T09:00:00Z',
    user: { scopes: ['page.customer-sales-report'], limitation: 'salesman' },
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    network,
    ...options,
  });
const chooseAll = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: 'All on this page' }));
async function openErase(user: ReturnType<typeof open>['user']) {
  await chooseAll(user);
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  return within(await screen.findByRole('dialog', { name: 'Erase consumer data' }));
}

test('lists where the data of a person are kept', async () => {
  const { user, network } = open();
  const sale = within(await screen.findByRole('row', { name: /WU1/ }));
  expect(sale.getByText('c1@b.example, +1555')).toBeDefined();
  expect(sale.getByText('1 Main Street, 80301 Boulder')).toBeDefined();
  expect(sale.getByText('2026-1, 2026-11-10')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /WU2/ })).getByText('Account')).toBeDefined();
  await user.type(screen.getByLabelText('Search consumers'), 'vogel');
  await waitFor(() =>
    expect(network.sent(ConsumerRecordsDocument).at(-1)?.variables).toEqual({
      search: 'vogel',
      page: 1,
      limit: 10,
    }),
  );
});

test.each([
  ['leads to a claim', ['page.claim'], '000901', '/en-us/claim/C1'],
  ['leads to no draft', ['page.claim'], null, undefined],
  ['leads to no claim without the permission', [], '000901', undefined],
])('%s', async (_, scopes, documentNo, href) => {
  open(withRecords([{ ...claim, documentNo }]), {
    user: { scopes: ['page.customer-sales-report', ...scopes], limitation: 'salesman' },
  });
  const row = within(await screen.findByRole('row', { name: /WU3/ }));
  expect(row.getByText('Claim')).toBeDefined();
  expect(row.queryByRole('link')?.getAttribute('href')).toBe(href);
});

test('saves all that is kept as a spreadsheet', async () => {
  const { user } = open();
  await chooseAll(user);
  await user.click(await screen.findByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(mocks.saveTable).toHaveBeenCalled());
  const [name, sheet] = mocks.saveTable.mock.calls[0] ?? [];
  expect(name).toBe('Consumer data - 2026-11-20');
  expect(sheet.rows).toHaveLength(2);
  expect(sheet.rows[0]).toEqual([
    'Consumer 1',
    'c1@b.example',
    '+1555',
    '1 Main Street',
    '80301',
    'Boulder',
    'WU1',
    'Alto 4',
    'BT1',
    '2026-11-10',
    'Velo Works',
    'R-7',
    '2028-11-10',
    '2026-1',
    '2026-11-10',
    '2026-11-10',
  ]);
});

test('saves the chosen records as JSON', async () => {
  const { user } = open();
  const row = within(await screen.findByRole('row', { name: /WU1/ }));
  await user.click(row.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'JSON' }));
  await waitFor(() => expect(mocks.saveFile).toHaveBeenCalled());
  const [text, name, type] = mocks.saveFile.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['Consumer data - 2026-11-20.json', 'application/json']);
  expect(JSON.parse(text).records).toEqual([consumer()]);
});

test('erases with a reason', async () => {
  const network = withRecords().answer(EraseConsumersDocument, {
    eraseConsumers: { message: { status: true }, userErrors: [] },
  });
  const { user } = open(network);
  const dialog = await openErase(user);
  await user.click(dialog.getByRole('button', { name: 'Erase 2 records' }));
  expect(await dialog.findByText('Required')).toBeDefined();
  await user.type(dialog.getByLabelText(/^Reason/), 'Asked by letter');
  await user.click(dialog.getByRole('button', { name: 'Erase 2 records' }));
  expect(await screen.findByText('The data is erased.')).toBeDefined();
  expect(network.sent(EraseConsumersDocument).map(({ variables }) => variables)).toEqual([
    { records: ['sale:S1', 'account:7'], reason: 'Asked by letter' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that the reason must not name the person', async () => {
  const userErrors = [{ field: 'reason', code: 'NAMES_THE_PERSON', message: '' }];
  const network = withRecords().answer(EraseConsumersDocument, {
    eraseConsumers: { message: { status: false }, userErrors },
  });
  const { user } = open(network);
  const dialog = await openErase(user);
  await user.type(dialog.getByLabelText(/^Reason/), 'Consumer 1 wrote');
  await user.click(dialog.getByRole('button', { name: 'Erase 2 records' }));
  expect(await dialog.findByText(/without the name, e-mail or phone/)).toBeDefined();
});

test('cannot erase without a network', async () => {
  const { user, network } = open();
  await chooseAll(user);
  network.goOffline();
  const button = await screen.findByRole('button', { name: 'Erase' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
});

test('says when nothing is kept', async () => {
  open(withRecords([]));
  expect(await screen.findByText('No consumer data is kept')).toBeDefined();
});

test.each(['customer', 'audit'])('is not for users with the area %s', async (limitation) => {
  const { network } = open(fakeNetwork(), {
    user: { scopes: ['page.customer-sales-report'], limitation },
  });
  expect(await screen.findByText('Only the distributor’s staff can see this')).toBeDefined();
  expect(network.operations()).toEqual([]);
});
