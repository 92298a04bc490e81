// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogEngine } from '#shared/catalog-engine/catalog-engine-api.ts';
import {
  type CatalogDatabase,
  type OfflineCatalog,
  readOfflineCatalog,
  stockChunks,
} from './catalog-database.ts';
import { downloadCatalog, refreshCatalog } from './download-catalog.ts';
import { setJob } from './job-state.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  setJob({ phase: 'idle' });
  server = new FakeCatalogServer(35);
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Restarts the app: nothing is in memory. */
const restart = () => new CatalogDevice(server, device.storage);

async function damage(db: CatalogDatabase, hash: string | undefined) {
  await db.chunks
    .where('hash')
    .equals(hash ?? '')
    .modify((row) => {
      row.data = row.data.map((byte, index) => (index === 9 ? byte ^ 1 : byte));
    });
}

test.each([
  ['an article chunk', (taken: OfflineCatalog) => taken.range.base[0]],
  ['a price chunk', (taken: OfflineCatalog) => taken.prices.L1?.base[0]],
  ['the stock', (taken: OfflineCatalog) => taken.stock ?? ''],
])('detects damage of %s on reading, removes and refetches it', async (_, which) => {
  const taken = (await readOfflineCatalog(device.db)) as OfflineCatalog;
  await damage(device.db, which(taken));
  const again = restart();
  expect(await again.prices()).toBeNull();
  expect(again.broken).toBe(1);
  expect(await again.db.chunks.get(which(taken) ?? '')).toBeUndefined();
  expect((await readOfflineCatalog(again.db))?.broken).toBe(true);
  server.requests.length = 0;
  await refreshCatalog(again.deps);
  expect(server.count('/chunks/')).toBe(which(taken) === taken.stock ? 0 : 1);
  expect(await again.prices()).toEqual([100_001, 100_002, 100_003]);
  expect((await readOfflineCatalog(again.db))?.broken).toBe(false);
  again.db.close();
});

test('fetches a chunk again that the browser has evicted', async () => {
  const taken = (await readOfflineCatalog(device.db)) as OfflineCatalog;
  await device.db.chunks.delete(taken.range.base[0] ?? '');
  const again = restart();
  expect(await again.prices()).toBeNull();
  await refreshCatalog(again.deps);
  expect(await again.prices()).not.toBeNull();
  again.db.close();
});

test('fetches prices again under a new key when the old is gone', async () => {
  await device.db.keys.clear();
  const again = restart();
  expect(await again.prices()).toBeNull();
  await refreshCatalog(again.deps);
  expect(await again.prices()).toEqual([100_001, 100_002, 100_003]);
  again.db.close();
});

test('encrypts stored prices but not range and stock', async () => {
  const taken = (await readOfflineCatalog(device.db)) as OfflineCatalog;
  const secret = new Set(taken.prices.L1?.base);
  const rows = await device.db.chunks.toArray();
  const ivs = rows.flatMap(({ iv }) => (iv ? [iv.join()] : []));
  expect(
    rows
      .filter(({ iv }) => iv)
      .map(({ hash }) => hash)
      .sort(),
  ).toEqual([...secret, taken.extras].sort());
  expect(new Set(ivs).size).toBe(secret.size + 1);
  const signal = new AbortController().signal;
  const sealed = rows.filter(({ iv }) => iv).map(({ data }) => hex(data));
  for (const hash of secret) {
    const plain = hex(await device.deps.api.chunk(hash, signal));
    for (let at = 0; at + 16 <= plain.length; at += 2)
      expect(sealed.some((text) => text.includes(plain.slice(at, at + 16)))).toBe(false);
  }
  // Unencrypted chunks are no price lists: they belong to the range and its stock.
  const stock = new Set(stockChunks(taken));
  const open = rows.filter(({ iv, hash }) => !iv && !stock.has(hash));
  expect(CatalogEngine.load(open.map(({ data }) => data)).articles).toBe(35);
  const key = await device.db.keys.get('prices');
  expect(key?.key.extractable).toBe(false);
});

test("rejects an encrypted chunk in another chunk's place", async () => {
  const taken = (await readOfflineCatalog(device.db)) as OfflineCatalog;
  const [first = '', second = ''] = taken.prices.L1?.base ?? [];
  const other = await device.db.chunks.get(second);
  if (other) await device.db.chunks.put({ ...other, hash: first });
  const again = restart();
  expect(await again.prices()).toBeNull();
  again.db.close();
});
