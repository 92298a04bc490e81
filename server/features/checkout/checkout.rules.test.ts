import { describe, expect, test } from 'vitest';
import { dayProblems, listDays, mayDeliverOn } from '#server/lib/delivery-day.rules.ts';
import { isClosed } from '#shared/delivery-days.ts';
import { areaBenefit, freightBenefit, piecesByArea } from '#shared/freight-benefit.ts';
import { shippingPrice } from '#shared/shipping-price.ts';
import { limitProblems } from './checkout.rules.ts';
import { goodsValue } from './shipment.rules.ts';
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

  test('ends a year from a leap day on the first of March', () => {
    expect(mayDeliverOn('2029-03-01', '2028-02-29')).toBe(true);
    expect(mayDeliverOn('2029-03-02', '2028-02-29')).toBe(false);
  });
});

describe('stock', () => {
  const row = (warehouse: string, qty: number, reserved: number, article = 'A') => ({
    article,
    warehouse,
    area: warehouse === 'W3' ? 'South' : 'North',
    qty,
    reserved,
  });
  const rows = [row('W1', 5, 3), row('W2', 2, 4), row('W3', 10, 0), row('W1', 7, 7, 'B')];

  test('sums the free stock over all warehouses, never negative', () => {
    expect([...available(rows)]).toEqual([
      ['A', 12],
      ['B', 0],
    ]);
  });

  test('takes from warehouses in order and never more than in stock', () => {
    const from = (qty: number) =>
      takes(rows, [{ article: 'A', qty }]).map(({ warehouse, pieces }) => [warehouse, pieces]);
    expect(from(1)).toEqual([['W1', 1]]);
    expect(from(4)).toEqual([
      ['W1', 2],
      ['W3', 2],
    ]);
    expect(from(99)).toEqual([
      ['W1', 2],
      ['W3', 10],
    ]);
    expect(takes(rows, [{ article: 'B', qty: 1 }])).toEqual([]);
  });
});

describe('shipping (N065)', () => {
  const steps = [{ qty: 10, term: '>=', type: 'percentage', value: -500 }];
  const articles = new Map([
    ['A', { dealer: 2000, steps }],
    ['B', { dealer: null, steps: [] }],
  ]);

  test('values goods by the price rule, unpriced goods as zero', () => {
    const lines = [
      { articleCode: 'A', qty: 10 },
      { articleCode: 'B', qty: 3 },
      { articleCode: 'C', qty: 3 },
    ];
    expect(goodsValue(lines, articles)).toBe(19_000);
    expect(goodsValue([{ articleCode: 'A', qty: -5 }], articles)).toBe(0);
  });

  test.each([
    ['below the threshold', { price: 1250, freeFrom: 50_000 }, 49_999, 0, [1250, 0]],
    ['from the threshold on', { price: 1250, freeFrom: 50_000 }, 50_000, 300, [0, 0]],
    ['never free', { price: 1250, freeFrom: null }, 1e12, 300, [950, 300]],
    ['a benefit above the price', { price: 1250, freeFrom: null }, 0, 9999, [0, 1250]],
    ['a negative price', { price: -10, freeFrom: null }, 0, 5, [0, 0]],
  ])('%s', (_name, rate, value, benefit, [price, off]) => {
    expect(shippingPrice(rate, value, benefit)).toEqual({ price, benefit: off });
  });
});

describe('the freight benefit (O044, N065)', () => {
  const steps = [
    { area: 'North', minQty: 50, amount: 900 },
    { area: 'North', minQty: 10, amount: 400 },
    { area: 'South', minQty: 5, amount: 100 },
  ];

  test.each([
    ['North', -1, 0, 10, 400],
    ['North', 9, 0, 10, 400],
    ['North', 10, 400, 50, 900],
    ['North', 1e9, 900, null, null],
    ['West', 10, 0, null, null],
  ])('%s with %d pieces', (area, qty, amount, nextQty, nextAmount) => {
    expect(areaBenefit(area, qty, steps)).toEqual({ area, qty, amount, nextQty, nextAmount });
  });

  test('sums up over the areas that ship pieces', () => {
    const taken = [
      { area: 'North', pieces: 6 },
      { area: 'South', pieces: 5 },
      { area: 'North', pieces: 4 },
    ];
    const pieces = piecesByArea(taken);
    expect([...pieces]).toEqual([
      ['North', 10],
      ['South', 5],
    ]);
    expect(freightBenefit(pieces, steps)).toBe(500);
    expect(freightBenefit(piecesByArea([]), steps)).toBe(0);
  });
});

describe('closed days (N066)', () => {
  const days = { today: '2026-11-20', weekDays: [1, 2, 3, 4, 5], closed: new Set(['2026-12-25']) };

  test.each([
    ['2026-11-23', false],
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-12-25', true],
    ['2026-12-24', false],
  ])('%s: %s', (date, closed) => {
    expect(isClosed(date, days)).toBe(closed);
  });

  test('reports an invalid day as BAD_DATE, not as CLOSED_DAY', () => {
    const codes = (date: string | null) => dayProblems('at', date, days).map(({ code }) => code);
    expect(codes(null)).toEqual([]);
    expect(codes('2026-11-23')).toEqual([]);
    expect(codes('2026-11-22')).toEqual(['CLOSED_DAY']);
    expect(codes('2026-11-15')).toEqual(['BAD_DATE']);
  });

  test('includes both ends of a period across years', () => {
    expect(listDays('2026-12-30', '2027-01-01')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(listDays('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
    expect(listDays('2026-12-30', '2026-12-29')).toEqual([]);
  });

  test('limits a period at the end of the calendar', () => {
    expect(listDays('9999-12-31', '9999-12-31')).toEqual(['9999-12-31']);
    expect(listDays('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
  });

  test.each([
    ['2026-01-01', '2027-02-05'],
    ['0001-01-01', '9999-12-31'],
    ['+275760-09-13', '+275760-09-14'],
    ['2026-01-01', '-000001-01-01x'],
  ])('%s to %s is more than 400 days or none', (from, to) => {
    expect(() => listDays(from, to)).toThrow('At most 400 days at once');
  });
});

test.each([
  ['no limit', [1e9], null, false, []],
  ['within it', [500, 1000], 1000, false, []],
  ['one order above it', [500, 1001], 1000, false, ['products ORDER_LIMIT']],
  ['above it where staff confirm', [1001], 1000, true, []],
])('the order limit (M039): %s', (_name, totals, limit, orderConfirmation, expected) => {
  const problems = limitProblems(totals, limit, { orderConfirmation });
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
