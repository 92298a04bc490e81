import { expect, test } from 'vitest';
import {
  applyChange,
  type Change,
  findChangeProblem,
  noChange,
  planChange,
  toBatches,
  toFailures,
  toInputs,
} from './change-set.rules.ts';
import type { ManagedProduct } from './managed-products.queries.ts';
import { managedProduct as product } from './testing/managed-product.ts';

const change = (part: Partial<Change>): Change => ({ ...noChange, ...part });

test('sends 76 articles in two calls (B281)', () => {
  const products = Array.from({ length: 76 }, (_, nth) => product(`P-${nth}`));
  expect(toBatches(products).map(({ length }) => length)).toEqual([75, 1]);
});

test('needs something to change, and days in their order', () => {
  const days = (from: string, to: string) => change({ newArrival: 'days', from, to });
  expect(findChangeProblem(noChange)).toBe('nothing');
  expect(findChangeProblem(days('', ''))).toBe('days');
  expect(findChangeProblem(days('2026-12-02', '2026-12-01'))).toBe('reversed');
  expect(findChangeProblem(days('2026-12-01', '2026-12-01'))).toBeNull();
  expect(findChangeProblem(days('2026-12-01', ''))).toBeNull();
  expect(findChangeProblem(change({ action: 'delete' }))).toBeNull();
});

test('leaves out articles that have it already', () => {
  const set = { version: '7', at: '', by: '', newArrival: true, inactive: false, deletedAt: null };
  const blocked = product('B', { override: { ...set, orderFlag: false } });
  const deleted = product('D', {
    override: { ...set, orderFlag: null, deletedAt: '2026-11-30T10:00:00Z' },
  });
  const plan = (part: Partial<Change>) => {
    const { changing, same } = planChange([product('A'), blocked, deleted], change(part));
    return [changing.map(({ articleCode }) => articleCode).join(), same];
  };
  expect(plan({ orderFlag: 'no' })).toEqual(['A,D', 1]);
  expect(plan({ orderFlag: 'back' })).toEqual(['B', 2]);
  expect(plan({ newArrival: 'back' })).toEqual(['B,D', 1]);
  expect(plan({ newArrival: 'none' })).toEqual(['A', 2]);
  expect(plan({ active: 'no' })).toEqual(['A,B,D', 0]);
  expect(plan({ action: 'delete' })).toEqual(['A,B', 1]);
  expect(plan({ action: 'restore' })).toEqual(['D', 2]);
});

test('predicts the values and sends only what changes', () => {
  const before = product('A');
  const days = change({ newArrival: 'days', from: '2026-12-01', orderFlag: 'back' });
  expect(applyChange(before, days)).toEqual({
    orderFlag: true,
    newFrom: '2026-12-01',
    newTo: null,
    active: true,
    deleted: false,
  });
  expect(applyChange(before, change({ action: 'delete' }))).toMatchObject({ active: false });
  expect(toInputs([before], days)).toEqual([
    {
      articleCode: 'A',
      sorg: '2000',
      seen: '',
      orderFlag: null,
      newArrival: { from: '2026-12-01', to: null },
    },
  ]);
  expect(toInputs([before], change({ newArrival: 'none', active: 'no' }))).toMatchObject([
    { newArrival: {}, active: false },
  ]);
});

test('finds the articles that a call refused by their places', () => {
  const batch: ManagedProduct[] = [product('A'), product('B')];
  const errors = [{ field: 'products.1.newArrival.from', code: 'NOT_A_DAY', message: 'No' }];
  expect(toFailures(batch, errors)).toEqual([
    { product: batch[1], code: 'NOT_A_DAY', message: 'No' },
  ]);
});
