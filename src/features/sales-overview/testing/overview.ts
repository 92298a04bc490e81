import type { Options, Overview } from '../sales-overview.queries.ts';

export const asOf = '2026-03-15T12:00:00.000Z';

const row = (name: string, netSales: number, netSalesLastYear: number) => ({
  id: name,
  name,
  netSales,
  netSalesLastYear,
  invoiceQuantity: 3,
});

/** An overview on 15 March with sums that agree: 108.00 after 100.00, gravel 31 % up. */
export const overview: Overview = {
  year: 2026,
  until: '2026-03-15',
  lastYearUntil: '2025-03-15',
  total: row('', 10_800, 10_000),
  months: [
    { month: 1, netSales: 4_000, netSalesLastYear: 5_000, invoiceQuantity: 2 },
    { month: 2, netSales: 6_000, netSalesLastYear: 3_000, invoiceQuantity: 2 },
    { month: 3, netSales: 800, netSalesLastYear: 2_000, invoiceQuantity: 2 },
  ],
  brands: [row('Alto, Ltd', 9_800, 9_000), { ...row('', 1_000, 1_000), id: '-' }],
  merchandiseCategories: [row('Gravel', 5_240, 4_000), row('Tyres', 5_560, 6_000)],
  models: [
    {
      ...row('Ridge', 10_800, 10_000),
      id: 'Alto~Ridge',
      brand: 'Alto, Ltd',
      series: [row('Ridge One', 9_000, 10_000), row('Ridge Two', 1_800, 0)],
    },
  ],
  asOf,
};

const option = (name: string, count: number) => ({ id: name, name, count });

export const options: Options = {
  years: [2026, 2025],
  months: [1, 2, 3].map((month) => ({ id: String(month), count: month })),
  brands: [option('Alto, Ltd', 4), { id: '-', name: '', count: 2 }],
  merchandiseCategories: [option('Gravel', 4)],
  models: Array.from({ length: 40 }, (_, nth) => option(`Model ${nth}`, 40 - nth)),
  series: [],
  customers: [],
  asOf,
};
