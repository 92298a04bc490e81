// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfflineCatalog, readOfflineCatalog } from './catalog-database.ts';
import { isPack } from './chunk-store.ts';
import { downloadCatalog, refreshCatalog, removeCatalog } from './download-catalog.ts';
import { setJob } from './job-state.ts';
import { packForStart } from './packs.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

const both = { customers: ['C1', 'C2'], pictures: false };
let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  setJob({ phase: 'idle' });
  server = new FakeCatalogServer(120);
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, both);
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const taken = async () => (await readOfflineCatalog(device.db)) as OfflineCatalog;
const pack = async () => packForStart(device.db, await taken(), 1);
const packs = async () =>
  ((await device.db.chunks.toCollection().primaryKeys()) as string[]).filter(isPack).sort();

/** Restarts the app. Returns what was read chunk by chunk until the first answer. */
async function start(): Promise<{ prices: (number | null)[] | null; read: string[] }> {
  const again = new CatalogDevice(server, device.storage);
  const seen = vi.spyOn(again.db.chunks, 'bulkGet');
  const prices = await again.prices();
  const read = seen.mock.calls.flatMap(([hashes]) => hashes as string[]);
  device.broken += again.broken;
  again.db.close();
  return { prices, read };
}

const dearer = async (dealer: number) => {
  server.prices.L1 = (server.prices.L1 ?? []).map((row) =>
    row.no === 1 ? { ...row, dealer } : row,
  );
  await server.publish();
  await refreshCatalog(device.deps);
};

test('starts from packs instead of chunks with equal results', async () => {
  const before = await start();
  expect(before.read.length).toBeGreaterThan(20);
  await pack();
  expect(await packs()).toEqual(['pack', 'pack L1', 'pack L2']);
  const { extras } = await taken();
  expect(await start()).toEqual({ prices: before.prices, read: [extras] });
  // Later chunks are read in addition.
  await dearer(5);
  const later = await start();
  expect(later.prices).toContain(5);
  expect(later.read.length).toBeLessThan(5);
});

test('packs a single price list with the extras', async () => {
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
  await pack();
  expect((await start()).read).toEqual([]);
});

test('packs only above a size, again when many chunks are newer', async () => {
  await packForStart(device.db, await taken());
  expect(await packs()).toEqual([]);
  await pack();
  const first = await device.db.chunks.get('pack L1');
  await dearer(5);
  await pack();
  expect(await device.db.chunks.get('pack L1')).toEqual(first);
  for (let n = 6; n < 16; n++) await dearer(n);
  await pack();
  expect((await start()).read.length).toBeLessThan(5);
});

test('encrypts a price pack and removes it with its price list', async () => {
  await pack();
  expect((await device.db.chunks.get('pack L1'))?.iv).toBeDefined();
  expect((await device.db.chunks.get('pack'))?.iv).toBeUndefined();
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
  expect(await packs()).toEqual(['pack', 'pack L1']);
  await removeCatalog(device.deps);
  expect(await packs()).toEqual([]);
  await packForStart(device.db, { ...(await taken()), revision: 1 } as OfflineCatalog, 1).catch(
    () => null,
  );
  expect(await packs()).toEqual([]);
});

test('rebuilds a pack that has no digest', async () => {
  await pack();
  await device.db.chunks
    .where('hash')
    .equals('pack')
    .modify((row) => {
      delete row.digest;
    });
  const { read } = await start();
  expect(read.length).toBeGreaterThan(5);
  await pack();
  expect((await start()).read.length).toBeLessThan(5);
});

test.each(['pack', 'pack L1'])('does not treat a damaged %s as catalog damage', async (name) => {
  await pack();
  const { prices } = await start();
  await device.db.chunks
    .where('hash')
    .equals(name)
    .modify((row) => {
      row.data = row.data.map((byte, at) => (at % 50 === 0 ? byte ^ 1 : byte));
    });
  expect((await start()).prices).toEqual(prices);
  expect(device.broken).toBe(0);
  expect((await taken()).broken).toBe(false);
  // It is deleted and rebuilt.
  expect(await packs()).not.toContain(name);
  await pack();
  expect((await start()).prices).toEqual(prices);
  expect(await packs()).toContain(name);
});
