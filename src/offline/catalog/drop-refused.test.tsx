import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openUserDatabase } from '../database.ts';
import { keepDocument, listDocuments } from '../documents/document-store.ts';
import { CatalogApiError, type CatalogApiProblem, catalogApi } from './catalog-api.ts';
import { openCatalog, readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog } from './download-catalog.ts';
import { dropCatalog, dropIfRefused } from './drop-refused.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';

const viewer = { host: 'shop.test', userId: 7 };
const failing = (problem: CatalogApiProblem) => ({
  offer: () => Promise.reject(new CatalogApiError(problem)),
});
const kept = () => openUserDatabase(viewer.host, viewer.userId).answers.count();
let server: FakeCatalogServer;

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  localStorage.clear();
  server = new FakeCatalogServer(20);
  await server.publish();
  const { deps } = new CatalogDevice(server);
  const db = openCatalog(viewer.host, viewer.userId);
  const own = { ...deps, viewer, db, compact: async () => null, changed: () => {} };
  await downloadCatalog(own, { customers: ['C1'], pictures: false });
  await openUserDatabase(viewer.host, viewer.userId).answers.put({
    key: 'a',
    data: 1,
    storedAt: 1,
  });
});

const taken = () => readOfflineCatalog(openCatalog(viewer.host, viewer.userId));

// R15
test('removes stored catalog and pages when access is refused', async () => {
  await dropIfRefused(viewer, failing('refused'));
  expect(takenSummary(7)).toBeNull();
  expect(await Dexie.exists('pannier-catalog|shop.test|7')).toBe(false);
  expect(await kept()).toBe(0);
});

test('removes kept content only when all access has ended', async () => {
  const content = { ...viewer, sorg: '2000', customer: null, database: 'content' } as const;
  const file = { name: 'a.pdf', type: 'application/pdf', content: new Uint8Array([1]) };
  await keepDocument(content, 'a', file);
  await dropIfRefused(viewer, failing('refused'));
  expect(await listDocuments(content)).toHaveLength(1);
  await dropCatalog(viewer);
  expect(await listDocuments(content)).toEqual([]);
});

test('keeps the catalog when something else was refused', async () => {
  await dropIfRefused(viewer, catalogApi(server.transport));
  expect(await taken()).not.toBeNull();
  expect(await kept()).toBe(1);
});

test.each(['offline', 'login', 'failed'] as const)(
  "keeps the catalog without the server's refusal (%s)",
  async (problem) => {
    await dropIfRefused(viewer, failing(problem));
    expect(await taken()).not.toBeNull();
    expect(await kept()).toBe(1);
  },
);
