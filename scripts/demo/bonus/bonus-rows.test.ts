import { expect, it } from 'vitest';
import { parseMoney } from '#shared/money.ts';
import { markets } from '../markets.ts';
import type { Offer } from '../orders/offer.ts';
import { seasonRows } from './bonus-rows.ts';

const bike = { bike: true } as Offer;

it.each(markets)('has a step reached and a next one in $sorg', (market) => {
  const line = { invoiceNo: 'I1', position: 1, qty: 1, offer: bike, net: 7_654_321 };
  const rows = seasonRows(market, 1, [{ ...line, day: '2026-10-01' }], '2026-11-29');
  const steps = rows.map(({ threshold }) => parseMoney(String(threshold), market.precision) ?? 0);
  expect(steps.filter((threshold) => threshold <= line.net)).toHaveLength(1);
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
  expect(new Set(steps).size).toBe(3);
  expect(rows[0]).toMatchObject({ from: '2026-03-01', to: '2026-12-31', arrearsDays: 110 });
});
