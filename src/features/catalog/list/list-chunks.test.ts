import { expect, test } from 'vitest';
import { planListChunks } from './list-chunks.ts';

test('starts with pages of 12 and doubles up to 96 (C001)', () => {
  expect([0, 1, 2, 3, 4, 5].map(planListChunks().getChunk)).toEqual([
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
  expect([0, 1, 4, 5].map(planListChunks(10).getChunk)).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
    { page: 2, limit: 80 },
    { page: 3, limit: 80 },
  ]);
  expect([0, 1, 2].map(planListChunks(60).getChunk)).toEqual([
    { page: 1, limit: 60 },
    { page: 2, limit: 60 },
    { page: 3, limit: 60 },
  ]);
  expect(planListChunks(1000).getChunk(0).limit).toBe(100);
  expect(planListChunks(0).getChunk(0).limit).toBe(12);
  expect(planListChunks(-3).getChunk(0).limit).toBe(1);
});

test.each([1, 7, 10, 12, 50, 51, 100])('has no gaps between chunks of %i', (size) => {
  const { getChunk, getOffset, findChunk } = planListChunks(size);
  for (let n = 0; getOffset(n) <= 100_000; n++) {
    const { page, limit } = getChunk(n);
    expect(getOffset(n)).toBe((page - 1) * limit);
    expect(getOffset(n + 1)).toBe(getOffset(n) + limit);
    expect([findChunk(getOffset(n)), findChunk(getOffset(n + 1) - 1)]).toEqual([n, n]);
  }
});
