import { describe, expect, test } from 'vitest';
import { maskQty } from '#shared/catalog-engine/answers/stock.rules.ts';
import { available, futureArrivals, nextArrival, warehouseStock } from './stock.rules.ts';

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
  test('sums stock less reservations per warehouse, never negative', () => {
    expect(available([east])).toBe(5);
    expect(available([east, west])).toBe(3);
    expect(available([west])).toBe(0);
    expect(available([])).toBe(0);
  });

  test('hides a quantity above the mask, not at the mask (N030)', () => {
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

  test('returns the first day from today over all warehouses', () => {
    expect(nextArrival(arrivals, open, today)).toEqual({ date: '2026-02-28', qty: 7, mask: false });
    expect(nextArrival(arrivals, open, '2026-02-28')?.date).toBe('2026-02-28');
    expect(nextArrival(arrivals, open, '2026-04-02')).toBeNull();
  });

  test('loses its quantity above the mask (N030)', () => {
    const masked = nextArrival(arrivals, { ...open, maskNextArrival: 6 }, today);
    expect(masked).toEqual({ date: '2026-02-28', qty: null, mask: true });
    expect(nextArrival(arrivals, { ...open, maskNextArrival: 7 }, today)?.qty).toBe(7);
  });

  // N031
  test('hides it beyond the host’s months or where it is turned off', () => {
    expect(nextArrival(arrivals, { ...open, nextArrivalDisplay: false }, today)).toBeNull();
    expect(nextArrival(arrivals, { ...open, nextArrivalMonth: 1 }, today)?.date).toBe('2026-02-28');
    expect(nextArrival(arrivals, { ...open, nextArrivalMonth: 0 }, today)).toBeNull();
  });
});

// F038, N033
test('groups arrivals by day, masked, only where the host shows it', () => {
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
