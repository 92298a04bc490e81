import { expect, test } from 'vitest';
import { lineStock } from './line-stock.ts';

const stock = (qty: number, nextArrival: { date: string; qty: number | null } | null = null) => ({
  qty,
  masked: false,
  nextArrival,
});
const ten = { date: '2026-12-05', qty: 10 };

test('reports nothing missing with enough stock, with any day', () => {
  expect(lineStock(stock(4), 4, null)).toMatchObject({ missing: 0, late: 0 });
  expect(lineStock(stock(4, ten), 4, '2026-11-30')).toMatchObject({ missing: 0, late: 0 });
});

test('counts an arrival only up to the requested day', () => {
  expect(lineStock(stock(4, ten), 12, '2026-12-05')).toEqual({
    missing: 8,
    arrival: ten,
    inTime: true,
    late: 0,
  });
  expect(lineStock(stock(4, ten), 12, '2026-12-04')).toMatchObject({ inTime: false, late: 8 });
});

test('counts the rest as late when too few arrive', () => {
  expect(lineStock(stock(0, ten), 12, '2027-01-04')).toMatchObject({ missing: 12, late: 2 });
});

test('assumes an arrival of unknown quantity brings all', () => {
  const some = { date: '2026-12-05', qty: null };
  expect(lineStock(stock(1, some), 12, '2027-01-04')).toMatchObject({ inTime: true, late: 0 });
});

test('treats masked stock as enough and no arrival as late', () => {
  expect(lineStock({ qty: 20, masked: true }, 50, null)).toMatchObject({ missing: 0, late: 0 });
  expect(lineStock(stock(1), 3, '2027-01-04')).toMatchObject({ arrival: null, late: 2 });
});
