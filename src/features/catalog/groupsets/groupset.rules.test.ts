import { expect, test } from 'vitest';
import { retailTotal, setsInStock } from './groupset.rules.ts';

const part = (qty: number, stock: number, masked = false, retail: number | null = 100) => ({
  qty,
  product: { price: { retail }, stock: { qty: stock, masked } },
});

test('totals RRP over all pieces, null when a part has none', () => {
  expect(retailTotal([part(1, 0), part(2, 0)])).toBe(300);
  expect(retailTotal([part(1, 0), part(2, 0, false, null)])).toBeNull();
});

test('limits groupsets by the scarcest part', () => {
  expect(setsInStock([part(1, 9), part(2, 7)])).toEqual({ sets: 3, masked: false });
  expect(setsInStock([part(1, 20, true), part(1, 20, true)])).toEqual({ sets: 20, masked: true });
  expect(setsInStock([part(1, 20, true), part(1, 20)])).toEqual({ sets: 20, masked: false });
  expect(setsInStock([])).toEqual({ sets: 0, masked: false });
});
