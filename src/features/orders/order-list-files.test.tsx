import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { utcDay } from '#shared/days.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { Component as OrderList } from './order-list.screen.tsx';
import { order } from './testing/orders.ts';

const today = () => utcDay(Date.now());

const mocks = vi.hoisted(() => ({
  requests: [] as { page: number; limit: number }[],
  saved: [] as unknown[],
  count: 60,
  problem: null as Error | null,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (_document: unknown, variables: { page: number; limit: number }) => {
    mocks.requests.push(variables);
    const orders = [order({ order_no: `47${variables.page}` })];
    return { orders: { orders, info: { count: mocks.count }, asOf: '' } };
  },
}));
vi.mock('#src/graphql/save-pdf.ts', () => ({
  savePdf: async (name: string, table: object) => mocks.saved.push({ name, ...table }),
}));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (requests: object) => {
    mocks.saved.push(requests);
    if (mocks.problem) throw mocks.problem;
  },
}));
vi.mock('#src/lib/files/save-table.ts', () => ({
  saveTable: async (name: string, sheet: { rows: unknown }) =>
    mocks.saved.push({ name, rows: sheet.rows }),
}));

beforeEach(() => Object.assign(mocks, { requests: [], saved: [], count: 60, problem: null }));

const open = async () => {
  const at = '/order?status=Shipped&from=2026-11-01&search=PO-1&page=2';
  const { user } = renderScreen(<OrderList />, {
    at,
    host: { webTitle: 'Shop', orderTypeDisplay: true, dateFormat: 'YYYY-MM-DD' },
    customer: { unified: 'C1', r3: 'R1', name: 'Velo' },
  });
  await screen.findByRole('button', { name: 'Excel' });
  return user;
};
/** The pages that were loaded for a file, not for the screen. */
const loaded = () => mocks.requests.filter(({ limit }) => limit === 50);

test('exports the filtered rows of one page to a spreadsheet', async () => {
  mocks.count = 1;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Excel' }));
  const facts = ['2026-11-20', 'Consignment fill-up', 'PO-1', 'Shipped', 1, 252];
  const rows = [['471', null, ...facts]];
  await waitFor(() => expect(mocks.saved).toEqual([{ name: `Orders - ${today()}`, rows }]));
  const filter = { search: 'PO-1', status: ['Shipped'], from: '2026-11-01' };
  expect(loaded()).toEqual([{ filter, page: 1, limit: 50 }]);
});

test.each([
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
])('lets the server make %s files of more than one page', async (button, format) => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(mocks.saved[0]).toMatchObject({
    list: 'orders',
    format,
    title: 'Orders',
    filter: { search: 'PO-1', status: ['Shipped'], from: '2026-11-01' },
  });
  const { columns } = mocks.saved[0] as { columns: { name: string; header: string }[] };
  expect(columns.map(({ name }) => name).join()).toBe(
    'orderNo,sapOrderNo,createdAt,orderType,custPoNo,status,articles,total',
  );
  expect(loaded()).toEqual([]);
});

test('says when two exports are already running', async () => {
  mocks.problem = new HttpError(429, 'TOO_MANY_EXPORTS');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(toastSnapshot()[0]?.text).toMatch(/Two of your files/));
});

test('names the customer and the filters in the PDF', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(mocks.saved[0]).toMatchObject({
    title: 'Orders',
    facts: ['Shop', 'R1 Velo', today(), 'Shipped · Ordered from 2026-11-01 · PO-1'],
    rows: [['471', '2026-11-20', 'PO-1', 'Shipped', '1', '$252.00'], { 0: '472' }],
  });
});

test('says when a file holds the newest orders only', async () => {
  mocks.count = 2500;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(loaded()).toHaveLength(40);
  expect(
    toastSnapshot()
      .map(({ text }) => text)
      .slice(-1),
  ).toEqual(['The file has the newest 2,000 orders. Choose days to get the older ones.']);
});
