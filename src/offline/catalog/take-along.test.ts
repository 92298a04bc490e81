// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashesOf, readJob, readTaken } from './catalog-database.ts';
import { jobStore, setJob } from './job-state.ts';
import { chunksOf } from './manifest.ts';
import {
  cancelTaking,
  pauseTaking,
  refreshCatalog,
  removeCatalog,
  resumeTaking,
  takeAlong,
} from './take-along.ts';
import { takenSummary } from './taken-flag.ts';
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

test('what was taken along answers with own prices, stock and counts', async () => {
  await takeAlong(device.world, own);
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

test('another customer than taken gets no answer, and each their own prices', async () => {
  await takeAlong(device.world, own);
  expect(await device.prices('C2')).toBeNull();
  await takeAlong(device.world, both);
  expect(await device.prices('C2')).toEqual([90_001, 90_002, 90_003]);
  expect(await device.prices('C1')).toEqual([100_001, 100_002, 100_003]);
});

test('a large catalog is stored to the last chunk', async () => {
  server = new FakeCatalogServer(600);
  await server.publish();
  const large = new CatalogDevice(server);
  await takeAlong(large.world, both);
  const taken = await readTaken(large.db);
  const here = await large.db.chunks.toCollection().primaryKeys();
  expect(new Set(here)).toEqual(taken && hashesOf(taken));
  large.db.close();
});

test('progress counts bytes and packages up to the whole', async () => {
  const seen: number[] = [];
  const stop = jobStore.subscribe(() => seen.push(jobStore.getSnapshot().bytes.done));
  await takeAlong(device.world, own);
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

test('an interrupted download goes on where it was', async () => {
  server.faults = ['fine', 'fine', 'fine', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut'];
  await takeAlong(device.world, own);
  expect(phase()).toBe('offline');
  expect(takenSummary(7)).toBeNull();
  const here = (await stored()).length;
  expect(here).toBeGreaterThan(0);
  server.faults = [];
  server.asked.length = 0;
  await resumeTaking(device.world);
  expect(phase()).toBe('idle');
  expect(server.count('/chunks/')).toBe(chunkCount() - here);
  expect(await device.prices()).not.toBeNull();
  expect(await readJob(device.db)).toBeNull();
});

test('the page of a captive portal is no network', async () => {
  server.faults = ['portal'];
  await takeAlong(device.world, own);
  expect(phase()).toBe('offline');
});

test('a pause keeps what has arrived and survives a restart', async () => {
  const stop = jobStore.subscribe(() => {
    if (jobStore.getSnapshot().chunks.done === 4) void pauseTaking(device.world);
  });
  await takeAlong(device.world, own);
  stop();
  await vi.waitFor(() => expect(phase()).toBe('paused'));
  expect((await readJob(device.db))?.paused).toBe(true);
  const here = (await stored()).length;
  expect(here).toBeGreaterThan(0);
  const again = new CatalogDevice(server, device.storage);
  server.asked.length = 0;
  await resumeTaking(again.world);
  expect(server.count('/chunks/')).toBe(chunkCount() - here);
  expect(await again.prices()).not.toBeNull();
  again.db.close();
});

test('a cancelled download leaves nothing, and what was there before stays', async () => {
  await takeAlong(device.world, own);
  const before = (await stored()).sort();
  server.faults = ['fine', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut'];
  await takeAlong(device.world, both);
  expect(phase()).toBe('offline');
  await cancelTaking(device.world);
  expect(phase()).toBe('idle');
  expect((await stored()).sort()).toEqual(before);
  expect(await device.prices()).not.toBeNull();
});

test('a chunk with the wrong content is thrown away and asked for again', async () => {
  server.faults = ['wrong', 'fine', 'wrong'];
  await takeAlong(device.world, own);
  expect(phase()).toBe('idle');
  expect(server.count('/chunks/')).toBe(chunkCount() + 2);
  expect(await device.prices()).not.toBeNull();
});

test('a chunk that never comes right fails the download and is not stored', async () => {
  server.faults = Array.from({ length: 100 }, () => 'wrong' as const);
  await takeAlong(device.world, own);
  expect(phase()).toBe('failed');
  expect(await stored()).toEqual([]);
});

test('no room: the room is given back, a clear word, and what was there stays', async () => {
  await takeAlong(device.world, own);
  const before = (await stored()).sort();
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  vi.spyOn(device.db.chunks, 'bulkPut').mockRejectedValue(full);
  await takeAlong(device.world, both);
  expect(phase()).toBe('full');
  expect(await readJob(device.db)).toBeNull();
  expect((await stored()).sort()).toEqual(before);
  expect(await device.prices()).not.toBeNull();
});

test('R15 the next day only what changed is fetched', async () => {
  await takeAlong(device.world, both);
  server.asked.length = 0;
  server.prices.L1 = (server.prices.L1 ?? []).map((row) =>
    row.no === 1 ? { ...row, dealer: 5 } : row,
  );
  server.articles = server.articles.filter(({ no }) => no !== 3);
  await server.publish();
  device.now += 24 * 3_600_000;
  await refreshCatalog(device.world);
  expect(server.count('/chunks/')).toBe(0);
  expect(server.count('/deltas/')).toBe(3);
  expect(phase()).toBe('idle');
  await vi.waitFor(async () => expect(await device.prices()).toEqual([5, 100_002, 100_004]));
  expect(await device.prices('C2')).toEqual([90_001, 90_002, 90_004]);
});

test('without changes only manifest and stock are asked for, and whether blocks are still right', async () => {
  await takeAlong(device.world, own);
  server.asked.length = 0;
  await refreshCatalog(device.world);
  const { extras, stock } = (await readTaken(device.db)) ?? {};
  expect(server.asked).toEqual([
    '/catalog/manifest?customers=C1',
    `/catalog/extras?customers=C1&have=${extras}`,
    '/catalog/warehouses',
    `/catalog/stock?have=${stock}`,
  ]);
});

test('R15 too far behind for a delta: the blocks that differ come whole', async () => {
  await takeAlong(device.world, own);
  server.articles = server.articles.map((row) => (row.no === 12 ? { ...row, name: 'New' } : row));
  await server.publish();
  server.keptFrom = 2;
  server.asked.length = 0;
  await refreshCatalog(device.world);
  expect(server.count('/chunks/')).toBe(1);
  const { manifest } = server.latest;
  const kept = await readTaken(device.db);
  expect(kept?.range.base).toEqual(manifest.range.map(({ hash }) => hash));
});

test('R15 a customer on another price list gets the new one, and the old one goes', async () => {
  await takeAlong(device.world, own);
  const old = server.latest.manifest.prices.L1?.map(({ hash }) => hash) ?? [];
  server.customers.C1 = 'L2';
  await refreshCatalog(device.world);
  await vi.waitFor(async () => expect(await device.prices()).toEqual([90_001, 90_002, 90_003]));
  const left = await stored();
  expect(left.filter((hash) => old.includes(hash))).toEqual([]);
});

test('R15 a customer that is lost is removed with their prices, the others stay', async () => {
  await takeAlong(device.world, both);
  delete server.customers.C2;
  await refreshCatalog(device.world);
  expect(takenSummary(7)?.customers).toEqual(['C1']);
  await vi.waitFor(async () => expect(await device.prices('C2')).toBeNull());
  const taken = await readTaken(device.db);
  expect(Object.keys(taken?.prices ?? {})).toEqual(['L1']);
  expect(new Set(await stored())).toEqual(taken && hashesOf(taken));
});

test('R15 when the catalog is not permitted any more all of it is removed', async () => {
  await takeAlong(device.world, both);
  server.customers = {};
  await refreshCatalog(device.world);
  expect(phase()).toBe('refused');
  expect(takenSummary(7)).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await device.db.keys.count()).toBe(0);
  await vi.waitFor(async () => expect(await device.prices()).toBeNull());
});

test('without a customer it comes without prices, and answers so', async () => {
  await takeAlong(device.world, { customers: [''], pictures: false });
  expect(phase()).toBe('idle');
  expect(takenSummary(7)?.customers).toEqual(['']);
  expect((await readTaken(device.db))?.prices).toEqual({});
  expect(await device.prices('')).toEqual([null, null, null]);
  expect(await device.prices('C1')).toBeNull();
  await refreshCatalog(device.world);
  expect(takenSummary(7)?.customers).toEqual(['']);
});

test('without a network the refresh changes nothing and says nothing', async () => {
  await takeAlong(device.world, own);
  server.online = false;
  await refreshCatalog(device.world);
  expect(phase()).toBe('idle');
  expect(await device.prices()).not.toBeNull();
});

test('removing takes everything', async () => {
  await takeAlong(device.world, own);
  await removeCatalog(device.world);
  expect(takenSummary(7)).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await device.db.state.count()).toBe(0);
  await vi.waitFor(async () => expect(await device.prices()).toBeNull());
});

test('a catalog of a newer format is not touched', async () => {
  server.latest.manifest.format = 2 as 1;
  await takeAlong(device.world, own);
  expect(phase()).toBe('outdated');
  expect(await stored()).toEqual([]);
});

test('the estimate counts every chunk once', async () => {
  const offer = await device.world.wire.offer(['C1', 'C2'], new AbortController().signal);
  expect(chunksOf(offer)).toHaveLength(chunkCount(['L1', 'L2']));
});
