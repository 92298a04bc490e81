import { expect, test } from 'vitest';
import { deviceFreight, deviceRates, toFreightPart } from './device-freight.ts';
import type { CartLines } from './order-of-cart.ts';

const rate = { id: 'STD', name: 'Standard', merchant: 'M', days: 2 };
const std = { ...rate, price: 1250, freeFrom: 50_000 };
const steps = [
  { area: 'East', minQty: 5, amount: 300 },
  { area: 'East', minQty: 20, amount: 2000 },
];
const oneArea = { steps, areas: ['East'] };
const twoAreas = { steps, areas: ['East', 'West'] };

test("takes the rate's exact price without freight benefits", () => {
  const terms = { steps: [], areas: ['East', 'West'] };
  const part = { goods: 40_000, pieces: 3 };
  expect(deviceFreight(std, [part], terms)).toEqual({ price: 1250, upTo: false });
});

test('deducts the benefit when the warehouses share one area', () => {
  const cost = (pieces: number) => deviceFreight(std, [{ goods: 100, pieces }], oneArea);
  expect([4, 5, 20].map(cost)).toEqual([
    { price: 1250, upTo: false },
    { price: 950, upTo: false },
    { price: 0, upTo: false },
  ]);
});

test.each([
  ['the area of a piece', twoAreas, 9],
  ['the stock', oneArea, null],
])('uses the full price as the upper limit without %s', (_, terms, pieces) => {
  expect(deviceFreight(std, [{ goods: 100, pieces }], terms)).toEqual({ price: 1250, upTo: true });
});

test('treats free shipping as exact with any benefits', () => {
  const part = { goods: 50_000, pieces: null };
  expect(deviceFreight(std, [part], twoAreas)).toEqual({ price: 0, upTo: false });
});

test('charges freight for each of several orders', () => {
  const parts = [
    { goods: 100, pieces: 5 },
    { goods: 60_000, pieces: 5 },
    { goods: 100, pieces: 1 },
  ];
  expect(deviceFreight(std, parts, oneArea)).toEqual({ price: 2200, upTo: false });
});

test('returns the benefit deducted by a shipping method', () => {
  const part = { goods: 100, pieces: 5 };
  expect(deviceRates({ rates: [std], ...oneArea }, [part])).toMatchObject([
    { id: 'STD', price: 950, benefit: 300 },
  ]);
  expect(deviceRates({ rates: [std], ...twoAreas }, [part])).toMatchObject([
    { price: 1250, benefit: 0, upTo: true },
  ]);
});

const line = (qty: number, stock: { qty: number; masked: boolean } | null) => ({
  articleCode: 'A',
  qty,
  product: { price: { dealer: 100, discounts: [] }, stock },
});

test('counts only pieces in stock, masked stock as unknown', () => {
  const part = (...lines: object[]) => toFreightPart(lines as unknown as CartLines);
  const known = line(9, { qty: 4, masked: false });
  expect(part(known, line(2, { qty: 5, masked: false }))).toEqual({ goods: 1100, pieces: 6 });
  expect(part(known, line(2, { qty: 5, masked: true }))).toEqual({ goods: 1100, pieces: null });
  expect(part(line(1, null))).toEqual({ goods: 100, pieces: null });
});
