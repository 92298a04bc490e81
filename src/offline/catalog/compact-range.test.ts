// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog, refreshCatalog } from './download-catalog.ts';
import { setJob } from './job-state.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';
import { articleNo } from './testing/plain-range.ts';

let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  setJob({ phase: 'idle' });
  server = new FakeCatalogServer(400);
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

async function rename(no: number, name: string): Promise<void> {
  server.articles = server.articles.map((row) => (row.no === no ? { ...row, name } : row));
  await server.publish();
  await refreshCatalog(device.deps);
}

const named = (search: string) =>
  device.answer('SearchSuggestions', { text: search, category: null, limit: 1 });

test('compacts ten deltas into new chunks with equal content (R15)', async () => {
  for (let day = 1; day < 10; day += 1) await rename(day, `Zephyr ${day}`);
  const before = await readOfflineCatalog(device.db);
  expect(before?.range.deltas).toHaveLength(9);
  await rename(10, 'Zephyr 10');
  const after = await readOfflineCatalog(device.db);
  expect(after?.range.deltas).toEqual([]);
  expect(after?.range.version).toBe(11);
  const again = new CatalogDevice(server, device.storage);
  const answer = await again.answer('Filter', { filter: { search: 'Zephyr' } });
  expect(answer).toMatchObject({ filter: { count: 10 } });
  // Besides them only the stock, its changes and the extras.
  expect(await device.db.chunks.count()).toBe(
    (after?.range.base.length ?? 0) + (after?.prices.L1?.base.length ?? 0) + 3,
  );
  // Later changes still apply.
  await rename(11, 'Quartz');
  await vi.waitFor(async () =>
    expect(await named('Quartz')).toMatchObject({
      searchSuggestions: [{ article_code: articleNo(11).code }],
    }),
  );
  again.db.close();
});

test('does not look like damage or an update to other tabs', async () => {
  const other = new CatalogDevice(server, device.storage);
  expect(await other.prices()).not.toBeNull();
  const before = await readOfflineCatalog(device.db);
  const summary = takenSummary(7);
  await device.deps.compact();
  const after = await readOfflineCatalog(device.db);
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
  expect(takenSummary(7)).toEqual(summary);
  // Its details are in chunks that the other tab does not know.
  expect(await other.answer('ProductDetails', { slug: 'trail-1' })).not.toBeNull();
  expect((await readOfflineCatalog(device.db))?.broken).toBe(false);
  other.db.close();
});

test('compacts a large change at once', async () => {
  server.articles = server.articles.map((row) => ({ ...row, name: `Renamed model ${row.no}` }));
  await server.publish();
  await refreshCatalog(device.deps);
  expect((await readOfflineCatalog(device.db))?.range.deltas).toEqual([]);
});

// R15
test('fetches changed blocks of a price list with many deltas', async () => {
  for (let day = 1; day <= 11; day += 1) {
    server.prices.L1 = (server.prices.L1 ?? []).map((row) =>
      row.no === day ? { ...row, dealer: day } : row,
    );
    await server.publish();
    await refreshCatalog(device.deps);
  }
  const taken = await readOfflineCatalog(device.db);
  expect(taken?.prices.L1?.deltas).toEqual([]);
  await vi.waitFor(async () => expect(await device.prices()).toEqual([1, 2, 3]));
});
