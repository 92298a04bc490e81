// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectHashes, readJob, readOfflineCatalog } from './catalog-database.ts';
import {
  cancelDownload,
  downloadCatalog,
  pauseDownload,
  refreshCatalog,
  removeCatalog,
  resumeDownload,
} from './download-catalog.ts';
import { jobStore, setJob } from './job-state.ts';
import { listChunks } from './manifest.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

const own = { customers: ['C1'], pictures: false };
const both = { customers: ['C1', 'C2'], pictures: false };
let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  setJob({ phase: 'idle' });
  server = new FakeCatalogServer(35);
  await server.publish();
  device = new CatalogDevice(server);
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const phase = () => jobStore.getSnapshot().phase;
const stored = () => device.db.chunks.toCollection().primaryKeys();
const chunkCount = (customers = ['L1']) =>
  server.latest.manifest.range.length +
  customers.reduce((sum, list) => sum + (server.latest.manifest.prices[list]?.length ?? 0), 0);

test('answers with own prices, stock and counts', async () => {
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('idle');
  expect(await device.prices()).toEqual([100_001, 100_002, 100_003]);
  expect(takenSummary(7)).toMatchObject({
    customers: ['C1'],
    sorg: '2000',
    articles: 35,
    asOf: '2026-11-21T08:55:00.000Z',
  });
  expect(server.count('/chunks/')).toBe(chunkCount());
});

test('answers each downloaded customer with own prices only', async () => {
  await downloadCatalog(device.deps, own);
  expect(await device.prices('C2')).toBeNull();
  await downloadCatalog(device.deps, both);
  expect(await device.prices('C2')).toEqual([90_001, 90_002, 90_003]);
  expect(await device.prices('C1')).toEqual([100_001, 100_002, 100_003]);
});

test('stores a large catalog to the last chunk', async () => {
  server = new FakeCatalogServer(600);
  await server.publish();
  const large = new CatalogDevice(server);
  await downloadCatalog(large.deps, both);
  const taken = await readOfflineCatalog(large.db);
  const here = await large.db.chunks.toCollection().primaryKeys();
  expect(new Set(here)).toEqual(taken && collectHashes(taken));
  large.db.close();
});

test('counts bytes and packages up to the total', async () => {
  const seen: number[] = [];
  const stop = jobStore.subscribe(() => seen.push(jobStore.getSnapshot().bytes.done));
  await downloadCatalog(device.deps, own);
  stop();
  expect(Math.max(...seen)).toBe(
    [...server.latest.manifest.range, ...(server.latest.manifest.prices.L1 ?? [])].reduce(
      (sum, { bytes }) => sum + bytes,
      0,
    ),
  );
  const rising = seen.slice(0, seen.indexOf(Math.max(...seen)));
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
});

test('fetches packs, and one by one what is not in them', async () => {
  const { chunks, lists } = server.latest;
  const pack = { list: '', nth: 0, bytes: 5 };
  server.packs = [
    { ...pack, kind: 'articles', chunks: [...chunks.articles.slice(1), new Uint8Array([1, 2])] },
    { ...pack, kind: 'prices', list: 'L1', chunks: lists.L1 ?? [] },
    { ...pack, kind: 'groups', chunks: null },
  ];
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('idle');
  expect(await device.prices()).toEqual([100_001, 100_002, 100_003]);
  expect(server.count('/packs/')).toBe(3);
  const packed = chunks.articles.length - 1 + (lists.L1?.length ?? 0);
  expect(server.count('/chunks/')).toBe(chunkCount() - packed);
});

test('resumes an interrupted download', async () => {
  server.faults = ['fine', 'fine', 'fine', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut'];
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('offline');
  expect(takenSummary(7)).toBeNull();
  const here = (await stored()).length;
  expect(here).toBeGreaterThan(0);
  server.faults = [];
  server.requests.length = 0;
  await resumeDownload(device.deps);
  expect(phase()).toBe('idle');
  expect(server.count('/chunks/')).toBe(chunkCount() - here);
  expect(await device.prices()).not.toBeNull();
  expect(await readJob(device.db)).toBeNull();
});

test("treats a captive portal's page as no network", async () => {
  server.faults = ['portal'];
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('offline');
});

test('keeps what has arrived over a pause and a restart', async () => {
  const stop = jobStore.subscribe(() => {
    if (jobStore.getSnapshot().chunks.done === 4) void pauseDownload(device.deps);
  });
  await downloadCatalog(device.deps, own);
  stop();
  await vi.waitFor(() => expect(phase()).toBe('paused'));
  expect((await readJob(device.db))?.paused).toBe(true);
  const here = (await stored()).length;
  expect(here).toBeGreaterThan(0);
  const again = new CatalogDevice(server, device.storage);
  server.requests.length = 0;
  await resumeDownload(again.deps);
  expect(server.count('/chunks/')).toBe(chunkCount() - here);
  expect(await again.prices()).not.toBeNull();
  again.db.close();
});

test('keeps the earlier catalog after a cancelled download', async () => {
  await downloadCatalog(device.deps, own);
  const before = (await stored()).sort();
  server.faults = ['fine', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut'];
  await downloadCatalog(device.deps, both);
  expect(phase()).toBe('offline');
  await cancelDownload(device.deps);
  expect(phase()).toBe('idle');
  expect((await stored()).sort()).toEqual(before);
  expect(await device.prices()).not.toBeNull();
});

test('discards a chunk with wrong content and fetches it again', async () => {
  server.faults = ['wrong', 'fine', 'wrong'];
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('idle');
  expect(server.count('/chunks/')).toBe(chunkCount() + 2);
  expect(await device.prices()).not.toBeNull();
});

test('fails the download for a chunk that stays wrong', async () => {
  server.faults = Array.from({ length: 100 }, () => 'wrong' as const);
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('failed');
  expect(await stored()).toEqual([]);
});

test('frees the space, reports it and keeps old data when full', async () => {
  await downloadCatalog(device.deps, own);
  const before = (await stored()).sort();
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  vi.spyOn(device.db.chunks, 'bulkPut').mockRejectedValue(full);
  await downloadCatalog(device.deps, both);
  expect(phase()).toBe('full');
  expect(await readJob(device.db)).toBeNull();
  expect((await stored()).sort()).toEqual(before);
  expect(await device.prices()).not.toBeNull();
});

test('fetches only changes on the next day (R15)', async () => {
  await downloadCatalog(device.deps, both);
  server.requests.length = 0;
  server.prices.L1 = (server.prices.L1 ?? []).map((row) =>
    row.no === 1 ? { ...row, dealer: 5 } : row,
  );
  server.articles = server.articles.filter(({ no }) => no !== 3);
  await server.publish();
  device.now += 24 * 3_600_000;
  await refreshCatalog(device.deps);
  expect(server.count('/chunks/')).toBe(0);
  expect(server.count('/deltas/')).toBe(3);
  expect(phase()).toBe('idle');
  await vi.waitFor(async () => expect(await device.prices()).toEqual([5, 100_002, 100_004]));
  expect(await device.prices('C2')).toEqual([90_001, 90_002, 90_004]);
});

test('requests only manifest, stock and checks without changes', async () => {
  await downloadCatalog(device.deps, own);
  server.requests.length = 0;
  await refreshCatalog(device.deps);
  const { extras, stock } = (await readOfflineCatalog(device.db)) ?? {};
  expect(server.requests).toEqual([
    '/catalog/manifest?customers=C1',
    `/catalog/extras?customers=C1&have=${extras}`,
    '/catalog/warehouses',
    `/catalog/stock?have=${stock}`,
  ]);
});

test('fetches changed blocks when too old for a delta (R15)', async () => {
  await downloadCatalog(device.deps, own);
  server.articles = server.articles.map((row) => (row.no === 12 ? { ...row, name: 'New' } : row));
  await server.publish();
  server.keptFrom = 2;
  server.requests.length = 0;
  await refreshCatalog(device.deps);
  expect(server.count('/chunks/')).toBe(1);
  const { manifest } = server.latest;
  const kept = await readOfflineCatalog(device.db);
  expect(kept?.range.base).toEqual(manifest.range.map(({ hash }) => hash));
});

// R15
test('fetches the new price list of a customer, drops the old', async () => {
  await downloadCatalog(device.deps, own);
  const old = server.latest.manifest.prices.L1?.map(({ hash }) => hash) ?? [];
  server.customers.C1 = 'L2';
  await refreshCatalog(device.deps);
  await vi.waitFor(async () => expect(await device.prices()).toEqual([90_001, 90_002, 90_003]));
  const left = await stored();
  expect(left.filter((hash) => old.includes(hash))).toEqual([]);
});

test("removes a lost customer's prices and keeps the others (R15)", async () => {
  await downloadCatalog(device.deps, both);
  delete server.customers.C2;
  await refreshCatalog(device.deps);
  expect(takenSummary(7)?.customers).toEqual(['C1']);
  await vi.waitFor(async () => expect(await device.prices('C2')).toBeNull());
  const taken = await readOfflineCatalog(device.db);
  expect(Object.keys(taken?.prices ?? {})).toEqual(['L1']);
  expect(new Set(await stored())).toEqual(taken && collectHashes(taken));
});

// R15
test('removes the whole catalog when it is no longer permitted', async () => {
  await downloadCatalog(device.deps, both);
  server.customers = {};
  await refreshCatalog(device.deps);
  expect(phase()).toBe('refused');
  expect(takenSummary(7)).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await device.db.keys.count()).toBe(0);
  await vi.waitFor(async () => expect(await device.prices()).toBeNull());
});

test('downloads without prices when there is no customer', async () => {
  await downloadCatalog(device.deps, { customers: [''], pictures: false });
  expect(phase()).toBe('idle');
  expect(takenSummary(7)?.customers).toEqual(['']);
  expect((await readOfflineCatalog(device.db))?.prices).toEqual({});
  expect(await device.prices('')).toEqual([null, null, null]);
  expect(await device.prices('C1')).toBeNull();
  await refreshCatalog(device.deps);
  expect(takenSummary(7)?.customers).toEqual(['']);
});

test('changes and reports nothing on a refresh without a network', async () => {
  await downloadCatalog(device.deps, own);
  server.online = false;
  await refreshCatalog(device.deps);
  expect(phase()).toBe('idle');
  expect(await device.prices()).not.toBeNull();
});

test('removes everything', async () => {
  await downloadCatalog(device.deps, own);
  await removeCatalog(device.deps);
  expect(takenSummary(7)).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await device.db.state.count()).toBe(0);
  await vi.waitFor(async () => expect(await device.prices()).toBeNull());
});

test('leaves a catalog of a newer format unchanged', async () => {
  server.latest.manifest.format = 2 as 1;
  await downloadCatalog(device.deps, own);
  expect(phase()).toBe('outdated');
  expect(await stored()).toEqual([]);
});

test('counts every chunk once in the estimate', async () => {
  const offer = await device.deps.api.offer(['C1', 'C2'], new AbortController().signal);
  expect(listChunks(offer)).toHaveLength(chunkCount(['L1', 'L2']));
});
