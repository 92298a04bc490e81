import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { catalogApi } from './catalog-api.ts';
import { openCatalog, readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog, refreshCatalog, wipeCatalog } from './download-catalog.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { hasTraces } from './offline-catalog-store.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';

const choice = { customers: ['C1'], pictures: false };
let server: FakeCatalogServer;

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  localStorage.clear();
  server = new FakeCatalogServer(20);
  await server.publish();
});

function worldOf(userId: number) {
  const { deps } = new CatalogDevice(server);
  return {
    ...deps,
    viewer: { host: 'shop.test', userId },
    db: openCatalog('shop.test', userId),
    compact: async () => null,
    changed: () => {},
  };
}

test("deletes only the user's own catalog and key on logout", async () => {
  const [seven, eight] = [worldOf(7), worldOf(8)];
  await downloadCatalog(seven, choice);
  await downloadCatalog(eight, choice);
  await wipeCatalog('shop.test', 7);
  expect(takenSummary(7)).toBeNull();
  expect(hasTraces(7)).toBe(false);
  expect(await Dexie.getDatabaseNames()).toEqual(['pannier-catalog|shop.test|8']);
  expect(await readOfflineCatalog(eight.db)).not.toBeNull();
  await expect(readOfflineCatalog(seven.db)).rejects.toThrow('removed');
});

test('ends a download on logout and leaves nothing', async () => {
  const deps = worldOf(7);
  let begun = () => {};
  const waiting = new Promise<void>((resolve) => (begun = resolve));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  deps.api = catalogApi({
    ...server.transport,
    fetch: async (input, init) => {
      if (String(input).includes('/chunks/')) {
        begun();
        await held;
      }
      return await server.transport.fetch(input, init);
    },
  });
  const taking = downloadCatalog(deps, choice);
  await waiting;
  await wipeCatalog('shop.test', 7);
  release();
  await taking;
  expect(await Dexie.getDatabaseNames()).toEqual([]);
  expect(hasTraces(7)).toBe(false);
});

test('stores nothing from a refresh after the logout', async () => {
  const deps = worldOf(7);
  await downloadCatalog(deps, choice);
  await wipeCatalog('shop.test', 7);
  await expect(refreshCatalog(deps)).rejects.toThrow('removed');
  expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('reopens a connection that the browser has closed', async () => {
  const deps = worldOf(7);
  await downloadCatalog(deps, choice);
  deps.db.close();
  expect(await readOfflineCatalog(deps.db)).not.toBeNull();
});
