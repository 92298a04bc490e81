import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openUserDatabase } from '../database.ts';
import { openCatalog, readTaken } from './catalog-database.ts';
import { catalogWire, WireError, type WireProblem } from './catalog-wire.ts';
import { dropIfRefused } from './drop-refused.ts';
import { takeAlong } from './take-along.ts';
import { takenSummary } from './taken-flag.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';

const viewer = { host: 'shop.test', userId: 7 };
const failing = (problem: WireProblem) => ({ offer: () => Promise.reject(new WireError(problem)) });
const kept = () => openUserDatabase(viewer.host, viewer.userId).answers.count();
let server: FakeCatalogServer;

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  localStorage.clear();
  server = new FakeCatalogServer(20);
  await server.publish();
  const { world } = new CatalogDevice(server);
  const db = openCatalog(viewer.host, viewer.userId);
  const own = { ...world, viewer, db, compact: async () => null, changed: () => {} };
  await takeAlong(own, { customers: ['C1'], pictures: false });
  await openUserDatabase(viewer.host, viewer.userId).answers.put({
    key: 'a',
    data: 1,
    storedAt: 1,
  });
});

const taken = () => readTaken(openCatalog(viewer.host, viewer.userId));

test('R15 who may not see the catalog any more keeps nothing of it, neither taken along nor of pages', async () => {
  await dropIfRefused(viewer, failing('refused'));
  expect(takenSummary(7)).toBeNull();
  expect(await Dexie.exists('pannier-catalog|shop.test|7')).toBe(false);
  expect(await kept()).toBe(0);
});

test('who was refused something else keeps it', async () => {
  await dropIfRefused(viewer, catalogWire(server.door));
  expect(await taken()).not.toBeNull();
  expect(await kept()).toBe(1);
});

test.each(['offline', 'login', 'failed'] as const)(
  'without the server’s word (%s) it stays',
  async (problem) => {
    await dropIfRefused(viewer, failing(problem));
    expect(await taken()).not.toBeNull();
    expect(await kept()).toBe(1);
  },
);
