import { describe, expect, test } from 'vitest';
import { mayDeliverOn } from './checkout.rules.ts';
import { goodsValue, shippingPrice } from './shipment.rules.ts';
import { available, takes } from './stock.rules.ts';

describe('mayDeliverOn (N066)', () => {
  test.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-11-20', true],
    ['2027-11-21', false],
    ['2025-11-21', false],
    ['2026-11-31', false],
    ['tomorrow', false],
    ['', false],
  ])('%s asked on 2026-11-20: %s', (date, may) => {
    expect(mayDeliverOn(date, '2026-11-20')).toBe(may);
  });

  test('a year from a leap day ends on the first of March', () => {
    expect(mayDeliverOn('2029-03-01', '2028-02-29')).toBe(true);
    expect(mayDeliverOn('2029-03-02', '2028-02-29')).toBe(false);
  });
});

describe('stock', () => {
  const row = (warehouse: string, qty: number, reserved: number, article = 'A') => ({
    article,
    warehouse,
    qty,
    reserved,
  });
  const rows = [row('W1', 5, 3), row('W2', 2, 4), row('W3', 10, 0), row('W1', 7, 7, 'B')];

  test('available is what is free, over all warehouses, never negative', () => {
    expect([...available(rows)]).toEqual([
      ['A', 12],
      ['B', 0],
    ]);
  });

  test('takes from the warehouses in turn, and never more than is there', () => {
    const from = (qty: number) =>
      takes(rows, [{ articleCode: 'A', qty }]).map(({ warehouse, pieces }) => [warehouse, pieces]);
    expect(from(1)).toEqual([['W1', 1]]);
    expect(from(4)).toEqual([
      ['W1', 2],
      ['W3', 2],
    ]);
    expect(from(99)).toEqual([
      ['W1', 2],
      ['W3', 10],
    ]);
    expect(takes(rows, [{ articleCode: 'B', qty: 1 }])).toEqual([]);
  });
});

describe('shipping (N065)', () => {
  const steps = [{ qty: 10, term: '>=', type: 'percentage', value: -500 }];
  const articles = new Map([
    ['A', { dealer: 2000, steps }],
    ['B', { dealer: null, steps: [] }],
  ]);

  test('counts goods at the price rule and nothing for what has no price', () => {
    const lines = [
      { articleCode: 'A', qty: 10 },
      { articleCode: 'B', qty: 3 },
      { articleCode: 'C', qty: 3 },
    ];
    expect(goodsValue(lines, articles)).toBe(19_000);
    expect(goodsValue([{ articleCode: 'A', qty: -5 }], articles)).toBe(0);
  });

  test('is free from its threshold on, and never negative', () => {
    expect(shippingPrice({ price: 1250, freeFrom: 50_000 }, 49_999)).toBe(1250);
    expect(shippingPrice({ price: 1250, freeFrom: 50_000 }, 50_000)).toBe(0);
    expect(shippingPrice({ price: 1250, freeFrom: null }, 1e12)).toBe(1250);
    expect(shippingPrice({ price: -10, freeFrom: null }, 0)).toBe(0);
  });
});
