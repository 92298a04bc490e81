// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../outbox/enqueue.ts';
import { customerOfEntry } from '../outbox/entry-customer.ts';
import type { NewEntry } from '../outbox/outbox-entry.ts';
import { pendingEntries } from '../outbox/outbox-store.ts';
import { registerPlainOperations } from '../outbox/plain-operations.ts';
import { FakeDevice } from '../testing/fake-device.ts';
import { FakeDeviceNetwork, type Fault } from '../testing/fake-device-network.ts';
import { FakeServer, payload } from '../testing/fake-server.ts';

// An operation that names its customer itself leaves the active one out of the entry and of the request.

const shared = { hash: 'hash', version: 1, overwrites: true };
registerPlainOperations([
  { ...shared, name: 'CreateClaim', customer: 'in arguments', purpose: 'claims/file' },
  { ...shared, name: 'CloseClaim', customer: 'in arguments' },
  { ...shared, name: 'NoteForActive' },
]);

const create = (text = 'Bent'): NewEntry => ({
  operation: 'CreateClaim',
  variables: { customer: 'C1', input: { text } },
  keys: ['claim/1'],
});
const note: NewEntry = { operation: 'NoteForActive', variables: { text: 'Hi' }, keys: ['note/1'] };

let server: FakeServer;
let network: FakeDeviceNetwork;
let device: FakeDevice;
/** Key and variables of every change that took effect. */
let taken: [key: string, variables: unknown][];

beforeEach(() => {
  taken = [];
  server = new FakeServer();
  server.byArguments.add('CreateClaim');
  for (const { operation } of [create(), note])
    server.operations.set(operation, (variables, key) => {
      taken.push([key, variables]);
      return payload('answer', true, []);
    });
  network = new FakeDeviceNetwork(server);
  device = new FakeDevice(network, { now: 1e9 }, 7, 'C1');
});
afterEach(() => device.close());

async function capture(change: NewEntry) {
  const { db, viewer } = device.tab(0);
  const [entry] = await enqueue(db, viewer, [change]);
  if (!entry) throw new Error('nothing kept');
  return entry;
}
const pending = () => pendingEntries(device.tab(0).db);
const sync = () => device.tab(0).sync();

test('sends an identical retry after a customer change', async () => {
  const { idempotencyKey, variables } = await capture(create());
  network.plan = ['answer lost'];
  await sync();
  device.login('C2');
  // The server throws for another body under a key it knows.
  await sync();
  expect(taken).toEqual([[idempotencyKey, variables]]);
  expect(await pending()).toEqual([]);
});

// The parts of the upload go first: its beginning, its bytes, then the change itself.
const breaks: Fault[][] = [
  ['fine', 'answer lost'],
  ['fine', 'killed after'],
  ['fine', 'fine', 'request lost'],
  ['fine', 'fine', 'killed before'],
  ['fine', 'fine', 'answer lost'],
  ['fine', 'fine', 'killed after'],
];
test.each(breaks)('delivers a file and its change once after %s %s %s', async (...plan) => {
  const variables = { customer: 'C1', file: null };
  await capture({ ...create(), variables, blobs: { file: new Blob(['%PDF-1.4']) } });
  network.plan = plan;
  await sync();
  device.login('C2');
  await sync();
  expect([...server.uploads.stored.keys()]).toEqual(['file-1']);
  expect(taken).toEqual([[expect.any(String), { customer: 'C1', file: 'file-1' }]]);
  expect(await pending()).toEqual([]);
});

test('is sent when no customer is active', async () => {
  await capture(create());
  device.token = server.issue(7, null);
  await sync();
  expect(taken).toHaveLength(1);
});

test('is never sent with the token of another user', async () => {
  await capture(create());
  device.token = server.issue(8, 'C1');
  await sync();
  expect(taken).toEqual([]);
  expect(await pending()).toHaveLength(1);
});

test('keeps other operations waiting for their customer', async () => {
  await capture(note);
  device.login('C2');
  await sync();
  device.token = server.issue(7, null);
  await sync();
  expect(taken).toEqual([]);
  device.login('C1');
  await sync();
  expect(taken).toHaveLength(1);
});

test('sends nothing that was captured without a customer', async () => {
  const { db, viewer } = device.tab(0);
  await enqueue(db, { ...viewer, customer: null }, [note]);
  await sync();
  expect(taken).toEqual([]);
});

test("keeps an older app's entry waiting for its customer", async () => {
  const { seq } = await capture(create());
  await device.tab(0).db.outbox.update(seq, { customer: 'C1' });
  device.login('C2');
  await sync();
  expect(taken).toEqual([]);
  device.login('C1');
  await sync();
  expect(taken).toHaveLength(1);
});

test("frees an older app's unsent entry by a new change", async () => {
  const { seq } = await capture(create());
  await device.tab(0).db.outbox.update(seq, { customer: 'C1' });
  await capture(create('Broken'));
  expect(await pending()).toMatchObject([{ seq, customer: null }]);
  device.login('C2');
  await sync();
  expect(taken).toMatchObject([[expect.any(String), create('Broken').variables]]);
});

test('is for the customer of its variables or for none', async () => {
  expect(customerOfEntry(await capture(create()))).toBe('C1');
  const close = { operation: 'CloseClaim', variables: { id: '1' }, keys: ['claim/2'] };
  expect(customerOfEntry(await capture(close))).toBeNull();
  device.login('C2');
  expect(customerOfEntry(await capture(note))).toBe('C2');
});
