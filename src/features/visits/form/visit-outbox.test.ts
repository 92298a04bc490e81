// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { FakeDevice } from '#src/offline/testing/fake-device.ts';
import { FakeDeviceNetwork, type Fault } from '#src/offline/testing/fake-device-network.ts';
import { FakeServer, payload } from '#src/offline/testing/fake-server.ts';
import { photoFile, visitValues } from '../testing/visit.ts';
import { toVisitEntry } from './capture-visit.ts';
import type { VisitValues } from './visit-values.ts';

const visit = { id: crypto.randomUUID(), kind: 'polygon', version: null, had: [] } as const;
const savedAt = new Date('2026-11-20T09:00:00Z');

let server: FakeServer;
let network: FakeDeviceNetwork;
let device: FakeDevice;
/** The variables of every change that took effect. */
let taken: unknown[];

beforeEach(() => {
  taken = [];
  server = new FakeServer();
  for (const name of ['CreateVisit', 'DeleteVisit']) {
    server.byArguments.add(name);
    server.operations.set(name, (variables) => {
      taken.push(variables);
      return payload('answer', true, []);
    });
  }
  network = new FakeDeviceNetwork(server);
  device = new FakeDevice(network, { now: 1e9 }, 7, 'C1');
});
afterEach(() => device.close());

async function capture(change: Partial<VisitValues> = {}) {
  const { db, viewer } = device.tab(0);
  const photos = { frontShop1: [photoFile('front')], displayBanner: [photoFile('banner')] };
  const values = visitValues({ ...photos, ...change });
  const entry = toVisitEntry(visit, values, crypto.randomUUID(), savedAt);
  await enqueue(db, viewer, [entry]);
  return entry;
}
const sync = () => device.tab(0).sync();

/** The first photo goes in two parts, then the second one, then the visit. */
const breaks: Fault[][] = [
  ['fine', 'fine', 'killed before'],
  ['fine', 'fine', 'fine', 'killed after'],
  ['fine', 'fine', 'fine', 'fine', 'killed before'],
  ['fine', 'fine', 'fine', 'fine', 'answer lost'],
];
test.each(breaks.map((plan) => ({ plan, says: plan.join(', ') })))(
  'arrives once with its photos after $says',
  async ({ plan }) => {
    await capture();
    network.plan = [...plan];
    await sync();
    device.login('C2');
    await sync();
    expect(taken).toMatchObject([
      { input: { id: visit.id, custCode: 'C1', frontShop1: 'file-1', displayBanner: 'file-2' } },
    ]);
    expect(server.uploads.stored.size).toBe(2);
    expect(await pendingEntries(device.tab(0).db)).toEqual([]);
  },
);

test('takes the place of the same visit that was not sent yet', async () => {
  await capture({ notes: 'First' });
  await capture({ notes: 'Second' });
  await sync();
  expect(taken).toMatchObject([{ input: { notes: 'Second' } }]);
});

test('is deleted only after it has arrived', async () => {
  const { keys } = await capture();
  const { db, viewer } = device.tab(0);
  const variables = { id: visit.id };
  await enqueue(db, viewer, [{ operation: 'DeleteVisit', variables, keys }]);
  await sync();
  expect(taken).toMatchObject([{ input: { id: visit.id } }, variables]);
});
