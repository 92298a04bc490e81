import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { today } from '#src/lib/days.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { toastSnapshot } from '#src/ui/toast-store.ts';
import { Component as OrderList } from './order-list.screen.tsx';
import { order } from './testing/orders.ts';

const world = vi.hoisted(() => ({
  asked: [] as { page: number; limit: number }[],
  saved: [] as unknown[],
  count: 60,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (_document: unknown, variables: { page: number; limit: number }) => {
    world.asked.push(variables);
    const orders = [order({ order_no: `47${variables.page}` })];
    return { orders: { orders, info: { count: world.count }, asOf: '' } };
  },
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  AsOf: () => null,
  useDates: () => ({ date: (iso: string) => iso.slice(0, 10) }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  useHostConfig: () => ({ webTitle: 'Shop', currency: { decimalPrecision: 2 } }),
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ has: () => true, customer: { unified: 'C1', r3: 'R1', name: 'Velo' } }),
}));
vi.mock('#src/graphql/save-pdf.ts', () => ({
  savePdf: async (name: string, table: object) => world.saved.push({ name, ...table }),
}));
vi.mock('#src/lib/save-table.ts', () => ({
  saveTable: async (name: string, sheet: { rows: unknown }) =>
    world.saved.push({ name, rows: sheet.rows }),
}));

beforeEach(() => Object.assign(world, { asked: [], saved: [], count: 60 }));

const open = async () => {
  const at = '/order?status=Shipped&from=2026-11-01&search=PO-1&page=2';
  const { fingers } = showScreen(<OrderList />, at);
  await screen.findByRole('button', { name: 'Excel' });
  return fingers;
};
/** The pages that were loaded for a file, not for the screen. */
const loaded = () => world.asked.filter(({ limit }) => limit === 50);

test('the spreadsheet has all pages of what the filters leave', async () => {
  const fingers = await open();
  await fingers.click(screen.getByRole('button', { name: 'Excel' }));
  const facts = ['2026-11-20', 'Consignment fill-up', 'PO-1', 'Shipped', 1, 252];
  const rows = [
    ['471', null, ...facts],
    ['472', null, ...facts],
  ];
  await waitFor(() => expect(world.saved).toEqual([{ name: `Orders ${today()}`, rows }]));
  const filter = { search: 'PO-1', status: ['Shipped'], from: '2026-11-01' };
  expect(loaded()).toEqual([1, 2].map((page) => ({ filter, page, limit: 50 })));
});

test('the PDF says whose orders they are and which', async () => {
  const fingers = await open();
  await fingers.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(world.saved).toHaveLength(1));
  expect(world.saved[0]).toMatchObject({
    title: 'Orders',
    facts: ['Shop', 'R1 Velo', today(), 'Shipped · Ordered from 2026-11-01 · PO-1'],
    rows: [['471', '2026-11-20', 'PO-1', 'Shipped', '1', '$252'], { 0: '472' }],
  });
});

test('says when a file holds the newest orders only', async () => {
  world.count = 2500;
  const fingers = await open();
  await fingers.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(world.saved).toHaveLength(1));
  expect(loaded()).toHaveLength(40);
  expect(toastSnapshot().map(({ text }) => text)).toEqual([
    'The file has the newest 2,000 orders. Choose days to get the older ones.',
  ]);
});
