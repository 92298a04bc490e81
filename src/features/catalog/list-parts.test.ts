import { expect, test } from 'vitest';
import { offsetOf, partAt, partOf } from './list-parts.ts';

test('begins with pages of 12 and doubles up to 96 (C001)', () => {
  expect([0, 1, 2, 3, 4, 5].map(partAt)).toEqual([
    { page: 1, limit: 12 },
    { page: 2, limit: 12 },
    { page: 2, limit: 24 },
    { page: 2, limit: 48 },
    { page: 2, limit: 96 },
    { page: 3, limit: 96 },
  ]);
});

test('the pieces follow each other without a gap, over 100,000 rows', () => {
  for (let n = 0; n < 1045; n++) {
    const { page, limit } = partAt(n);
    expect(offsetOf(n)).toBe((page - 1) * limit);
    expect(offsetOf(n + 1)).toBe(offsetOf(n) + limit);
    expect([partOf(offsetOf(n)), partOf(offsetOf(n + 1) - 1)]).toEqual([n, n]);
  }
  expect(offsetOf(1045)).toBeGreaterThan(100_000);
});
