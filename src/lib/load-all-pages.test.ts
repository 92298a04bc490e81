import { expect, test } from 'vitest';
import { loadAllPages, mostRows } from './load-all-pages.ts';

/** A list of so many rows, which counts how often it is asked. */
function list(count: number) {
  const pages: number[] = [];
  const load = async ({ page, limit }: { page: number; limit: number }) => {
    pages.push(page);
    const first = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, count - first));
    return { rows: Array.from({ length }, (_, n) => `R${first + n}`), count };
  };
  return { pages, load };
}

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('loads all of %i rows in %i calls', async (count, calls) => {
  const { pages, load } = list(count);
  expect(await loadAllPages(load, (row) => row)).toHaveLength(count);
  expect(pages).toHaveLength(calls);
});

test('stops at the maximum rows of a file', async () => {
  const { pages, load } = list(mostRows + 500);
  expect(await loadAllPages(load, (row) => row)).toHaveLength(mostRows);
  expect(pages).toHaveLength(mostRows / 50);
});

test('returns a row once that moved to the next page', async () => {
  const load = async ({ page }: { page: number }) => ({
    rows: page === 1 ? ['A', 'B'] : ['B', 'C'],
    count: 100,
  });
  expect(await loadAllPages(load, (row) => row)).toEqual(['A', 'B', 'C']);
});

test('loads no further page when stopped', async () => {
  const { pages, load } = list(100);
  const control = new AbortController();
  const stopped: typeof load = (page) => {
    control.abort();
    return load(page);
  };
  const loading = loadAllPages(stopped, (row) => row, { pageSize: 10, signal: control.signal });
  await expect(loading).rejects.toThrow();
  expect(pages).toEqual([1]);
});
