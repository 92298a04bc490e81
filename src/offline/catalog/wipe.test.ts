import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openCatalog, readTaken } from './catalog-database.ts';
import { catalogWire } from './catalog-wire.ts';
import { refreshCatalog, takeAlong, wipeCatalog } from './take-along.ts';
import { takenSummary } from './taken-flag.ts';
import { hasTraces } from './taken-store.ts';
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
  const { world } = new CatalogDevice(server);
  return {
    ...world,
    viewer: { host: 'shop.test', userId },
    db: openCatalog('shop.test', userId),
    compact: async () => null,
    changed: () => {},
  };
}

test('a logout deletes the user’s catalog with its key, and only theirs', async () => {
  const [seven, eight] = [worldOf(7), worldOf(8)];
  await takeAlong(seven, choice);
  await takeAlong(eight, choice);
  await wipeCatalog('shop.test', 7);
  expect(takenSummary(7)).toBeNull();
  expect(hasTraces(7)).toBe(false);
  expect(await Dexie.getDatabaseNames()).toEqual(['pannier-catalog|shop.test|8']);
  expect(await readTaken(eight.db)).not.toBeNull();
  await expect(readTaken(seven.db)).rejects.toThrow('removed');
});

test('a download under way ends with the logout and leaves nothing', async () => {
  const world = worldOf(7);
  let begun = () => {};
  const waiting = new Promise<void>((resolve) => (begun = resolve));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  world.wire = catalogWire({
    ...server.door,
    fetch: async (input, init) => {
      if (String(input).includes('/chunks/')) {
        begun();
        await held;
      }
      return await server.door.fetch(input, init);
    },
  });
  const taking = takeAlong(world, choice);
  await waiting;
  await wipeCatalog('shop.test', 7);
  release();
  await taking;
  expect(await Dexie.getDatabaseNames()).toEqual([]);
  expect(hasTraces(7)).toBe(false);
});

test('a refresh after the logout brings nothing back', async () => {
  const world = worldOf(7);
  await takeAlong(world, choice);
  await wipeCatalog('shop.test', 7);
  await expect(refreshCatalog(world)).rejects.toThrow('removed');
  expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('a connection the browser has lost is opened anew', async () => {
  const world = worldOf(7);
  await takeAlong(world, choice);
  world.db.close();
  expect(await readTaken(world.db)).not.toBeNull();
});
