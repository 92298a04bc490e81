import { describe, expect, test } from 'vitest';
import { maskQty } from '#shared/catalog-engine/answers/stock.rules.ts';
import {
  addMonths,
  available,
  futureArrivals,
  nextArrival,
  warehouseStock,
} from './stock.rules.ts';

const open = {
  maskStock: null,
  maskNextArrival: null,
  nextArrivalDisplay: true,
  nextArrivalMonth: null,
  stockDisplay: 'cumulative',
  futureConfirmationDisplay: false,
} as const;
const today = '2026-01-31';
const east = { warehouse: 'East', qty: 7, reserved: 2 };
const west = { warehouse: 'West', qty: 4, reserved: 6 };

describe('stock', () => {
  test('is what is there without what is reserved, over all warehouses, never negative', () => {
    expect(available([east])).toBe(5);
    expect(available([east, west])).toBe(3);
    expect(available([west])).toBe(0);
    expect(available([])).toBe(0);
  });

  test('above the mask is hidden, at the mask it is not (N030)', () => {
    expect(maskQty(10, null)).toEqual({ qty: 10, masked: false });
    expect(maskQty(10, 10)).toEqual({ qty: 10, masked: false });
    expect(maskQty(11, 10)).toEqual({ qty: 10, masked: true });
    expect(maskQty(3, 0)).toEqual({ qty: 0, masked: true });
  });

  test('is listed per warehouse only when the host says so (N037)', () => {
    const figures = { stock: [east, west], arrivals: [] };
    expect(warehouseStock(figures, open)).toEqual([]);
    expect(
      warehouseStock(figures, { ...open, stockDisplay: 'per-warehouse', maskStock: 4 }),
    ).toEqual([
      { warehouse: 'East', qty: 4, masked: true },
      { warehouse: 'West', qty: 0, masked: false },
    ]);
  });
});

describe('the next arrival', () => {
  const arrivals = [
    { date: '2026-02-28', qty: 3 },
    { date: '2026-01-30', qty: 99 },
    { date: '2026-02-28', qty: 4 },
    { date: '2026-04-01', qty: 50 },
  ];

  test('is the first day from today on, all warehouses together', () => {
    expect(nextArrival(arrivals, open, today)).toEqual({ date: '2026-02-28', qty: 7, mask: false });
    expect(nextArrival(arrivals, open, '2026-02-28')?.date).toBe('2026-02-28');
    expect(nextArrival(arrivals, open, '2026-04-02')).toBeNull();
  });

  test('loses its quantity above the mask (N030)', () => {
    const masked = nextArrival(arrivals, { ...open, maskNextArrival: 6 }, today);
    expect(masked).toEqual({ date: '2026-02-28', qty: null, mask: true });
    expect(nextArrival(arrivals, { ...open, maskNextArrival: 7 }, today)?.qty).toBe(7);
  });

  test('is hidden when the host does not show it or it is too many months ahead (N031)', () => {
    expect(nextArrival(arrivals, { ...open, nextArrivalDisplay: false }, today)).toBeNull();
    expect(nextArrival(arrivals, { ...open, nextArrivalMonth: 1 }, today)?.date).toBe('2026-02-28');
    expect(nextArrival(arrivals, { ...open, nextArrivalMonth: 0 }, today)).toBeNull();
  });
});

test('months end where the shorter month ends', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
});

test('all that is to arrive, by day, masked each, only where the host shows it (F038, N033)', () => {
  const arrivals = [
    { date: '2026-03-10', qty: 6 },
    { date: '2026-02-05', qty: 3 },
    { date: '2026-03-10', qty: 6 },
    { date: '2026-01-01', qty: 9 },
    { date: '2026-12-24', qty: 1 },
  ];
  expect(futureArrivals(arrivals, open, today)).toEqual([]);
  const host = {
    ...open,
    futureConfirmationDisplay: true,
    maskNextArrival: 10,
    nextArrivalMonth: 2,
  };
  expect(futureArrivals(arrivals, host, today)).toEqual([
    { date: '2026-02-05', qty: 3, mask: false },
    { date: '2026-03-10', qty: null, mask: true },
  ]);
});
