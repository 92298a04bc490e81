// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, payload } from '../testing/fake-server.ts';
import type { NewEntry } from './outbox-entry.ts';
import type { PlainOperation } from './plain-operations.ts';

const createClaim: PlainOperation = {
  name: 'CreateClaimBike',
  hash: 'sha256:claim',
  version: 1,
  overwrites: true,
  refreshes: ['claims'],
};
const claim = (text: string): NewEntry => ({
  operation: 'CreateClaimBike',
  variables: { text },
  keys: ['claim/1'],
});

let taken: string[];
let server: FakeServer;
let storage: IDBFactory;
beforeEach(() => {
  taken = [];
  storage = new IDBFactory();
  server = new FakeServer();
  server.operations.set('CreateClaimBike', ({ text }: { text: string }) => {
    taken.push(text);
    return payload('createClaimBike', true, []);
  });
});

/** A page or the worker: programs of their own, with modules of their own, that share the device. */
async function program() {
  vi.resetModules();
  const { FakeDevice } = await import('../testing/fake-device.ts');
  const { FakeDeviceNetwork } = await import('../testing/fake-device-network.ts');
  const device = new FakeDevice(new FakeDeviceNetwork(server), { now: 1e9 }, 7, 'C1', { storage });
  const plain = await import('./plain-operations.ts');
  const { enqueue } = await import('./enqueue.ts');
  const { operationRules, registerOperation } = await import('./operation-registry.ts');
  return { ...plain, enqueue, operationRules, registerOperation, tab: device.tab(0) };
}

/** A page of an app that has these operations. */
async function openPage(operations: readonly PlainOperation[]) {
  const page = await program();
  page.registerPlainOperations(operations);
  await page.keepPlainOperations(page.tab.db);
  return page;
}

test('sends an operation the worker was built without', async () => {
  const page = await openPage([createClaim]);
  await page.enqueue(page.tab.db, page.tab.viewer, [claim('Bent')]);
  const worker = await program();
  await worker.tab.sync();
  expect(taken).toEqual([]);
  await worker.loadPlainOperations(worker.tab.db);
  await worker.tab.sync();
  expect(taken).toEqual(['Bent']);
});

test("replaces the list of an older page by a newer page's", async () => {
  await openPage([createClaim]);
  const worker = await program();
  await worker.loadPlainOperations(worker.tab.db);
  await openPage([{ ...createClaim, hash: 'sha256:newer', version: 2 }]);
  await worker.loadPlainOperations(worker.tab.db);
  expect(worker.operationRules('CreateClaimBike')).toMatchObject({
    document: { __meta__: { hash: 'sha256:newer' } },
    version: 2,
  });
});

test('tells the worker which operations name their customer', async () => {
  const page = await openPage([{ ...createClaim, customer: 'in arguments' }]);
  await page.enqueue(page.tab.db, page.tab.viewer, [claim('Bent')]);
  const worker = await program();
  await worker.loadPlainOperations(worker.tab.db);
  expect(worker.operationRules('CreateClaimBike')).toMatchObject({ customer: 'in arguments' });
});

test('does not replace operations with their own code', async () => {
  await openPage([createClaim]);
  const worker = await program();
  const document = { __meta__: { operation: 'CreateClaimBike', hash: 'own' } };
  worker.registerOperation('CreateClaimBike', { document, version: 3 });
  await worker.loadPlainOperations(worker.tab.db);
  expect(worker.operationRules('CreateClaimBike')).toMatchObject({ version: 3 });
});

test('replaces an unsent change of the same thing', async () => {
  const page = await openPage([createClaim]);
  await page.enqueue(page.tab.db, page.tab.viewer, [claim('Bent')]);
  await page.enqueue(page.tab.db, page.tab.viewer, [claim('Broken')]);
  await page.tab.sync();
  expect(taken).toEqual(['Broken']);
});

test('reports the queries to invalidate once it is sent', async () => {
  const page = await openPage([createClaim]);
  expect(page.refreshedBy('CreateClaimBike')).toEqual(['claims']);
  expect(page.refreshedBy('UpdateProductsInCart')).toEqual([]);
});
