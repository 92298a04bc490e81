import { expect, test } from 'vitest';
import { partsOf } from './list-parts.ts';

test('starts with pages of 12 and doubles up to 96 (C001)', () => {
  expect([0, 1, 2, 3, 4, 5].map(partsOf().partAt)).toEqual([
    { page: 1, limit: 12 },
    { page: 2, limit: 12 },
    { page: 2, limit: 24 },
    { page: 2, limit: 48 },
    { page: 2, limit: 96 },
    { page: 3, limit: 96 },
  ]);
});

// C003, C004
test("starts with the host's page size, up to the server's limit", () => {
  expect([0, 1, 4, 5].map(partsOf(10).partAt)).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
    { page: 2, limit: 80 },
    { page: 3, limit: 80 },
  ]);
  expect([0, 1, 2].map(partsOf(60).partAt)).toEqual([
    { page: 1, limit: 60 },
    { page: 2, limit: 60 },
    { page: 3, limit: 60 },
  ]);
  expect(partsOf(1000).partAt(0).limit).toBe(100);
  expect(partsOf(0).partAt(0).limit).toBe(12);
  expect(partsOf(-3).partAt(0).limit).toBe(1);
});

test.each([1, 7, 10, 12, 50, 51, 100])('has no gaps between parts of %i', (size) => {
  const { partAt, offsetOf, partOf } = partsOf(size);
  for (let n = 0; offsetOf(n) <= 100_000; n++) {
    const { page, limit } = partAt(n);
    expect(offsetOf(n)).toBe((page - 1) * limit);
    expect(offsetOf(n + 1)).toBe(offsetOf(n) + limit);
    expect([partOf(offsetOf(n)), partOf(offsetOf(n + 1) - 1)]).toEqual([n, n]);
  }
});
