import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { utcDay } from '#shared/days.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { Component as OrderList } from './order-list.screen.tsx';
import { order } from './testing/orders.ts';

beforeEach(makeWindowWide);

const today = () => utcDay(Date.now());

const mocks = vi.hoisted(() => ({
  saved: [] as unknown[],
  count: 60,
  problem: null as Error | null,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async () => ({ orders: { orders: [order()], info: { count: mocks.count }, asOf: '' } }),
}));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (requests: object) => {
    mocks.saved.push(requests);
    if (mocks.problem) throw mocks.problem;
  },
}));

beforeEach(() => Object.assign(mocks, { saved: [], count: 60, problem: null }));

const open = async () => {
  const at = '/order?status=Shipped&from=2026-11-01&search=PO-1&page=2';
  const { user } = renderScreen(<OrderList />, {
    at,
    host: { webTitle: 'Shop', orderTypeDisplay: true, dateFormat: 'YYYY-MM-DD' },
    customer: { unified: 'C1', r3: 'R1', name: 'Velo' },
  });
  await screen.findByRole('button', { name: 'Export' });
  return user;
};
const namesOf = (request: unknown) =>
  (request as { columns: { name: string }[] }).columns.map(({ name }) => name).join();

test.each([
  ['Excel', 'xlsx', 1],
  ['CSV', 'csv', 60],
])('has the server make the %s file of the filtered rows', async (button, format, count) => {
  mocks.count = count;
  const user = await open();
  await saveListAs(user, button);
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(mocks.saved[0]).toMatchObject({
    list: 'orders',
    format,
    title: 'Orders',
    filter: { search: 'PO-1', status: ['Shipped'], from: '2026-11-01' },
  });
  expect(namesOf(mocks.saved[0])).toBe(
    'orderNo,sapOrderNo,createdAt,orderType,custPoNo,status,articles,total',
  );
});

test('says when two exports are already running', async () => {
  mocks.problem = new HttpError(429, 'TOO_MANY_EXPORTS');
  const user = await open();
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(toastSnapshot()[0]?.text).toMatch(/Two of your files/));
});

test('names the customer and the filters in the PDF', async () => {
  const user = await open();
  await saveListAs(user, 'PDF');
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(mocks.saved[0]).toMatchObject({
    title: 'Orders',
    format: 'pdf',
    facts: ['Shop', 'R1 Velo', today(), 'Shipped · Ordered from 2026-11-01 · PO-1'],
  });
  expect(namesOf(mocks.saved[0])).toBe('orderNo,createdAt,custPoNo,status,articles,total');
});

test('says when a file holds the newest orders only', async () => {
  mocks.count = 2500;
  const user = await open();
  await saveListAs(user, 'PDF');
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(
    toastSnapshot()
      .map(({ text }) => text)
      .slice(-1),
  ).toEqual(['The file has the newest 2,000 orders. Choose days to get the older ones.']);
});
