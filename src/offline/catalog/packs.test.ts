// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTaken, type Taken } from './catalog-database.ts';
import { isPack } from './chunk-store.ts';
import { setJob } from './job-state.ts';
import { packForStart } from './packs.ts';
import { refreshCatalog, removeCatalog, takeAlong } from './take-along.ts';
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
  await takeAlong(device.world, both);
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const taken = async () => (await readTaken(device.db)) as Taken;
const pack = async () => packForStart(device.db, await taken(), 1);
const packs = async () =>
  ((await device.db.chunks.toCollection().primaryKeys()) as string[]).filter(isPack).sort();

/** The app is started anew: what is read chunk by chunk until the first answer. */
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
  await refreshCatalog(device.world);
};

test('a start reads packs in the place of chunks, and says the same', async () => {
  const before = await start();
  expect(before.read.length).toBeGreaterThan(20);
  await pack();
  expect(await packs()).toEqual(['pack', 'pack L1', 'pack L2']);
  const { extras } = await taken();
  expect(await start()).toEqual({ prices: before.prices, read: [extras] });
  // What came since is read beside them.
  await dearer(5);
  const later = await start();
  expect(later.prices).toContain(5);
  expect(later.read.length).toBeLessThan(5);
});

test('the only price list comes with the extras', async () => {
  await takeAlong(device.world, { customers: ['C1'], pictures: false });
  await pack();
  expect((await start()).read).toEqual([]);
});

test('only what is worth it is packed, and packed anew when much lies beside it', async () => {
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

test('prices lie sealed in their pack, which goes with its price list and with the catalog', async () => {
  await pack();
  expect((await device.db.chunks.get('pack L1'))?.iv).toBeDefined();
  expect((await device.db.chunks.get('pack'))?.iv).toBeUndefined();
  await takeAlong(device.world, { customers: ['C1'], pictures: false });
  expect(await packs()).toEqual(['pack', 'pack L1']);
  await removeCatalog(device.world);
  expect(await packs()).toEqual([]);
  await packForStart(device.db, { ...(await taken()), revision: 1 } as Taken, 1).catch(() => null);
  expect(await packs()).toEqual([]);
});

test('a pack of before packs had a digest is made anew', async () => {
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

test.each(['pack', 'pack L1'])('%s that is damaged is no damage of the catalog', async (name) => {
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
  // It is gone, and put together anew.
  expect(await packs()).not.toContain(name);
  await pack();
  expect((await start()).prices).toEqual(prices);
  expect(await packs()).toContain(name);
});
