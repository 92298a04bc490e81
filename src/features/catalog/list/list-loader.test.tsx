import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ListChunk, planListChunks } from './list-chunks.ts';
import { ListLoader } from './list-loader.ts';

const { getOffset } = planListChunks();

let client: QueryClient;
let total = 0;
let version: string | undefined;
let first = 0;
let broken: (chunk: ListChunk) => boolean;
const loadedChunks = vi.fn();

const chunkQuery = (chunk: ListChunk) => ({
  queryKey: ['rows', chunk],
  queryFn: async () => {
    loadedChunks(chunk);
    if (broken(chunk)) throw new Error('no connection');
    const offset = (chunk.page - 1) * chunk.limit;
    const rows = Array.from(
      { length: Math.max(0, Math.min(chunk.limit, total - offset)) },
      (_, index) => `row ${first + offset + index}`,
    );
    const asOf = '2026-11-20T09:00:00.000Z';
    return { rows, count: total, asOf, ...(version && { version }) };
  },
});

beforeEach(() => {
  sessionStorage.clear();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  total = 100_000;
  version = undefined;
  first = 0;
  broken = () => false;
  loadedChunks.mockReset();
});

function open(key = 'k') {
  const loader = new ListLoader<string>(client, key, chunkQuery);
  const close = loader.subscribe(() => undefined);
  return { loader, close, state: () => loader.getSnapshot() };
}
const loaded = (list: ReturnType<typeof open>, length: number) =>
  vi.waitFor(() => {
    expect(list.state().length).toBe(length);
    expect(list.state().loadingMore).toBe(false);
  });

test('starts with twelve and continues in larger chunks', async () => {
  const list = open();
  await loaded(list, 12);
  expect(list.state()).toMatchObject({ count: 100_000, hasMore: true, failed: false });
  for (const length of [24, 48, 96, 192, 288]) {
    list.loader.more();
    await loaded(list, length);
  }
  expect(loadedChunks.mock.lastCall).toEqual([{ page: 3, limit: 96 }]);
});

test('loads one chunk when more is called twice', async () => {
  const list = open();
  await loaded(list, 12);
  list.loader.more();
  list.loader.more();
  await loaded(list, 24);
});

test('stops at the end of the list', async () => {
  total = 15;
  const list = open();
  await loaded(list, 12);
  list.loader.more();
  await loaded(list, 15);
  expect(list.state()).toMatchObject({ hasMore: false });
  list.loader.more();
  expect(loadedChunks).toHaveBeenCalledTimes(2);
});

test('keeps few chunks in memory and reloads dropped visible ones', async () => {
  const list = open();
  await loaded(list, 12);
  for (let n = 1; n < 40; n++) {
    list.loader.more();
    await loaded(list, getOffset(n + 1));
    list.loader.show(getOffset(n), getOffset(n) + 30);
  }
  expect(client.getQueryCache().getAll().length).toBeLessThanOrEqual(12);
  const before = loadedChunks.mock.calls.length;
  list.loader.show(400, 440);
  expect(list.state().getRow(400)).toBeUndefined();
  await vi.waitFor(() => expect(list.state().getRow(400)).toBe('row 400'));
  expect(list.state().getRow(439)).toBe('row 439');
  expect(loadedChunks.mock.calls.length - before).toBeLessThanOrEqual(2);
});

test('keeps the list when the next chunk fails and allows a retry', async () => {
  const list = open();
  await loaded(list, 12);
  broken = (chunk) => chunk.page === 2;
  list.loader.more();
  await vi.waitFor(() => expect(list.state().failed).toBe(true));
  expect(list.state()).toMatchObject({ length: 12, hasMore: true, loadingMore: false });
  broken = () => false;
  list.loader.more();
  await loaded(list, 24);
  expect(list.state().failed).toBe(false);
});

test('reports why a list failed to load', async () => {
  broken = () => true;
  const list = open();
  await vi.waitFor(() => expect(list.state().error).toBeInstanceOf(Error));
  broken = () => false;
  expect(await list.loader.retry()).toEqual({ error: null });
  expect(list.state()).toMatchObject({ error: null, length: 12 });
});

test('restores the list length on Back but loads visible rows only', async () => {
  const first = open('same');
  await loaded(first, 12);
  for (const length of [24, 48, 96, 192]) {
    first.loader.more();
    await loaded(first, length);
  }
  first.close();
  client.clear();
  loadedChunks.mockReset();
  const again = open('same');
  again.loader.show(0, 12);
  await loaded(again, 192);
  expect(loadedChunks.mock.calls).toEqual([[{ page: 1, limit: 12 }]]);
  again.loader.show(90, 120);
  await vi.waitFor(() => expect(again.state().getRow(100)).toBe('row 100'));
  expect(loadedChunks).toHaveBeenCalledTimes(3);
  const other = open('other');
  await loaded(other, 12);
});

test('restores a list that has become shorter', async () => {
  sessionStorage.setItem('list-reach', JSON.stringify([['k', 30]]));
  total = 20;
  const list = open();
  await loaded(list, 20);
  expect(list.state().hasMore).toBe(false);
});

test('requests nothing without subscribers', async () => {
  const list = open();
  await loaded(list, 12);
  list.close();
  list.loader.show(0, 12);
  list.loader.more();
  await client.invalidateQueries();
  expect(loadedChunks).toHaveBeenCalledTimes(1);
});

test('shows each row of the new version once after a change', async () => {
  version = '1';
  total = 40;
  const list = open();
  await loaded(list, 12);
  list.loader.more();
  await loaded(list, 24);
  version = '2';
  first = -3; // three new ones in front
  total = 43;
  list.loader.more();
  list.loader.show(0, 43);
  await vi.waitFor(() => {
    expect(list.state().count).toBe(43);
    expect(Array.from({ length: 43 }, (_, index) => list.state().getRow(index))).toEqual(
      Array.from({ length: 43 }, (_, index) => `row ${index - 3}`),
    );
  });
});

test('stops re-requesting when two servers disagree on the version', async () => {
  const list = open();
  version = '1';
  await loaded(list, 12);
  let turn = 0;
  loadedChunks.mockImplementation(() => {
    turn += 1;
    version = turn % 2 === 0 ? '1' : '2';
  });
  list.loader.more();
  await loaded(list, 24);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(loadedChunks.mock.calls.length).toBeLessThan(10);
});
