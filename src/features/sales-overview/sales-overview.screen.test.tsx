import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  SalesOverviewDocument,
  SalesOverviewLinesDocument,
  SalesOverviewOptionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { Overview } from './sales-overview.queries.ts';
import { Component } from './sales-overview.screen.tsx';
import { asOf, options, overview } from './testing/overview.ts';

const mocks = vi.hoisted(() => ({ saved: [] as object[] }));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (asked: object) => mocks.saved.push(asked),
}));

let network: FakeNetwork;
beforeEach(() => {
  makeWindowWide();
  network = fakeNetwork().answer(SalesOverviewOptionsDocument, {
    salesOverviewFilterOptions: options,
  });
});

function show(at = '/list', over: Partial<Overview> = {}, scopes: string[] = []) {
  network.answer(SalesOverviewDocument, { salesOverviewV4: { ...overview, ...over } });
  return renderScreen(<Component />, {
    at,
    network,
    user: { scopes },
    now: '2026-03-15T12:00:00Z',
  });
}

const asked = () => network.sent(SalesOverviewDocument).at(-1)?.variables;
const table = (name: string) => screen.findByRole('table', { name });

describe('the sentence (reading 105)', () => {
  test('compares to the same day and names a category', async () => {
    show();
    await screen.findByText('Up 8% on last year to the same day, Gravel +31%');
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(['$108.00', '$100.00', '$8.00', '3']);
  });

  test('compares a closed year with the whole one before', async () => {
    const total = { ...overview.total, netSales: 9_000 };
    show('/list?year=2025', { year: 2025, until: null, lastYearUntil: null, total });
    await screen.findByText('Down 10% on 2024, Tyres −7%');
    expect(asked()).toEqual({ year: 2025 });
  });

  test('says that there is nothing to compare with', async () => {
    show('/list', { total: { ...overview.total, netSalesLastYear: 0 } });
    await screen.findByText('2025 has no sales to compare with.');
  });
});

test('shows months against last year with their table (U268)', async () => {
  const { user, address } = show();
  const rows = within(await table('Net sales by month')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Month20262025',
    'Jan$40.00$50.00',
    'Feb$60.00$30.00',
    'Mar$8.00$20.00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Feb: 2026 $60.00, 2025 $30.00' }));
  expect(address()).toBe('/en-us/list?months=2');
  await waitFor(() => expect(asked()).toEqual({ months: [2] }));
});

test('lists brands with last year, difference and share (U269)', async () => {
  show();
  const [, alto, others] = within(await table('Brands')).getAllByRole('row');
  expect(alto?.textContent).toBe(
    'Alto, LtdNet sales$98.00Last year$90.00Difference$8.00Change+9%Pieces3Share91%',
  );
  expect(others?.textContent).toMatch(/^OthersNet sales\$10.00/);
  expect(
    within(alto as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/en-us/sales-overview?by=models&brands=Alto%252C%2520Ltd');
});

test('opens a model to its series', async () => {
  const { user } = show('/list?by=models&brands=Alto%252C%2520Ltd');
  await table('Models');
  expect(asked()).toEqual({ brands: ['Alto, Ltd'] });
  expect(screen.queryByRole('link', { name: 'Ridge Two' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Series of Ridge', expanded: false }));
  const link = screen.getByRole('link', { name: 'Ridge Two' });
  expect(link.getAttribute('href')).toContain('by=lines');
});

test('lists the lines behind a figure', async () => {
  const line = {
    id: 'I1~1',
    invoiceNo: 'I1',
    invoiceDate: '2026-03-01',
    custCode: 'C1',
    custName: 'Velo Works',
    articleCode: 'A-1',
    articleDescription: 'Gravel bike',
    quantity: 2,
    netSales: 5_000,
  };
  network.answer(SalesOverviewLinesDocument, {
    salesOverviewLines: { lines: [line], more: true, asOf },
  });
  show('/list?by=lines&models=Alto~Ridge', {}, ['page.invoice-status']);
  const rows = within(await table('Invoices')).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('Gravel bike');
  expect(screen.getByRole('link', { name: 'I1' })).toBeDefined();
  expect(screen.getByText(/newest 200 lines/)).toBeDefined();
  expect(network.sent(SalesOverviewLinesDocument)[0]?.variables).toEqual({
    models: ['Alto~Ridge'],
  });
});

describe('filters (U270)', () => {
  test('finds one of many values by typing, and clears it', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: 'Models' }));
    await screen.findByText('10 more: type to find them.');
    await user.type(screen.getByRole('textbox', { name: 'Find in Models' }), 'model 39');
    await user.click(screen.getByRole('checkbox', { name: 'Model 39 (1)' }));
    expect(address()).toBe('/en-us/list?models=Model%252039');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(address()).toBe('/en-us/list');
  });

  test('offers customers only to those who may choose them', async () => {
    show();
    await screen.findByRole('button', { name: 'Brands' });
    expect(screen.queryByRole('button', { name: 'Customers' })).toBeNull();
  });

  test('adds up all customers of staff', async () => {
    const { user, address } = show('/list', {}, ['menu.change-cust']);
    await user.click(await screen.findByRole('button', { name: 'Customers' }));
    await user.click(screen.getByRole('checkbox', { name: 'All my customers' }));
    expect(address()).toBe('/en-us/list?customers=all');
    await waitFor(() => expect(asked()).toEqual({ allCustomers: true }));
  });

  test('leaves out what the address says wrongly', async () => {
    show('/list?year=1900&months=13&category=Boat');
    await screen.findByText(/asks for something this list does not know/);
    await waitFor(() => expect(asked()).toEqual({}));
  });
});

test('saves the shown list as a spreadsheet', async () => {
  const { user } = show('/list?by=merchandiseCategories&category=Bike');
  await table('Categories');
  await saveListAs(user, 'Excel');
  await waitFor(() =>
    expect(mocks.saved[0]).toMatchObject({
      list: 'sales-overview',
      filter: { by: 'merchandiseCategories', category: 'Bike' },
    }),
  );
});

test('says that there are no sales', async () => {
  const none = { netSales: 0, netSalesLastYear: 0, invoiceQuantity: 0 };
  const empty = { brands: [], merchandiseCategories: [], models: [], months: [] };
  show('/list', { ...empty, total: { ...overview.total, ...none } });
  await screen.findByText('No sales yet');
  expect(screen.getByText('There are no sales for this choice.')).toBeDefined();
});

test('says why there is nothing without a network', async () => {
  network.lose(SalesOverviewDocument);
  renderScreen(<Component />, { at: '/list', network });
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
});
