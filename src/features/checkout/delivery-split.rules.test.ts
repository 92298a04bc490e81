import { describe, expect, test } from 'vitest';
import {
  arrivalDay,
  byStock,
  dayOfAll,
  findDeliveryWay,
  type LineToShip,
  withDay,
} from './delivery-split.rules.ts';

const line = (articleCode: string, qty: number, arrival?: string, masked = false): LineToShip => ({
  articleCode,
  product: { stock: { qty, masked, nextArrival: arrival ? { date: arrival } : null } },
});
const there = line('A', 5);
const partly = line('B', 1, '2026-12-01');
const masked = line('C', 0, undefined, true);
const soon = line('D', 0, '2026-12-04');
const later = line('E', 0, '2026-12-11T00:00:00Z');
const never = line('F', 0);
const all = [there, partly, masked, soon, later, never];
const days = {
  first: '2026-11-24',
  last: '2027-11-23',
  weekDays: [1, 2, 3, 4, 5],
  closed: new Set(['2026-12-11']),
};

test('counts partly available or masked stock as in stock', () => {
  const { inStock, rest } = byStock(all);
  expect(inStock).toEqual([there, partly, masked]);
  expect(rest).toEqual([soon, later, never]);
});

test('delivers the rest on the first day after the last arrival', () => {
  expect(arrivalDay([soon, later, never], days)).toBe('2026-12-14');
  expect(arrivalDay([never], days)).toBe('');
  expect(arrivalDay([line('G', 0, '2026-11-01')], days)).toBe('2026-11-24');
});

describe('days of lines', () => {
  const rest = [soon, later, never];

  test('sets one day for many lines and clears it again', () => {
    const dates = withDay({ A: '2026-12-01' }, rest, '2026-12-14');
    expect(dates).toEqual({
      A: '2026-12-01',
      D: '2026-12-14',
      E: '2026-12-14',
      F: '2026-12-14',
    });
    expect(dayOfAll(dates, rest)).toBe('2026-12-14');
    expect(dayOfAll(dates, [there, soon])).toBe('');
    expect(withDay(dates, rest, '')).toEqual({ A: '2026-12-01' });
  });

  test('derives the delivery method from the days', () => {
    const split = withDay({}, rest, '2026-12-14');
    expect(findDeliveryWay({}, all)).toBe('together');
    expect(findDeliveryWay(split, all)).toBe('stock');
    expect(findDeliveryWay({ ...split, A: '2026-12-01' }, all)).toBe('lines');
    expect(findDeliveryWay({ ...split, D: '2026-12-01' }, all)).toBe('lines');
    // Days of articles that have left the cart say nothing.
    expect(findDeliveryWay({ GONE: '2026-12-01' }, all)).toBe('together');
  });
});
