import { expect, test } from 'vitest';
import { invoiceItem } from '../testing/invoices.ts';
import { findPaidItems, getKeptPeriod, listYearDocuments } from './kept-year.rules.ts';

const paid = [
  invoiceItem('I1', { clearingDate: '2026-02-01', grandTotal: 300, doNo: 'D7' }),
  invoiceItem('I2', { clearingDate: '2026-03-05', grandTotal: 100 }),
  invoiceItem('I3', { clearingDate: '2026-03-05', grandTotal: 200 }),
];
const year = { from: '2025-11-20', paid };
const all = { from: '2025-12-01', to: '2026-11-20' };
const rows = { page: 1, limit: 10 };
const numbers = (...of: Parameters<typeof findPaidItems>) =>
  findPaidItems(...of)?.invoices.map(({ invoiceNo }) => invoiceNo);

test('lists the newest payments first, or as sorted', () => {
  expect(numbers(year, all, rows)).toEqual(['I2', 'I3', 'I1']);
  const byTotal = { ...rows, sort: { by: 'grandTotal', order: 'ASC' } as const };
  expect(numbers(year, all, byTotal)).toEqual(['I2', 'I3', 'I1']);
  const byNumber = { ...rows, sort: [{ by: 'invoiceNo', order: 'DESC' } as const] };
  expect(numbers(year, all, byNumber)).toEqual(['I3', 'I2', 'I1']);
});

test('finds numbers and the days of payment', () => {
  expect(numbers(year, all, { ...rows, search: 'd7' })).toEqual(['I1']);
  expect(numbers(year, { from: '2026-03-05', to: '2026-03-05' }, rows)).toEqual(['I2', 'I3']);
});

test('cuts the rows into pages and counts all', () => {
  const second = findPaidItems(year, all, { page: 2, limit: 2 });
  expect(second?.invoices.map(({ invoiceNo }) => invoiceNo)).toEqual(['I1']);
  expect(second?.info.count).toBe(3);
});

test('knows that days before the kept year are missing', () => {
  expect(findPaidItems(year, { ...all, from: '2025-11-19' }, rows)).toBeNull();
  expect(getKeptPeriod('2026-11-20')).toEqual({ from: '2025-11-20', to: '2026-11-20' });
});

test('names the documents of the year, each invoice once', () => {
  const items = [
    invoiceItem('I1', { invoiceDate: '2026-01-01', hasEInvoice: true, installment: 1 }),
    invoiceItem('I1', { invoiceDate: '2026-01-01', hasEInvoice: true, installment: 2 }),
    invoiceItem('I2', { invoiceDate: '2026-05-01' }),
    invoiceItem('OLD', { invoiceDate: '2025-12-31' }),
  ];
  expect(listYearDocuments(items, '2026')).toEqual([
    { invoiceNo: 'I1', kind: 'pdf' },
    { invoiceNo: 'I1', kind: 'e-invoice' },
    { invoiceNo: 'I2', kind: 'pdf' },
  ]);
});
