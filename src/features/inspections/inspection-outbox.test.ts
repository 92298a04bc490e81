// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { FakeDevice } from '#src/offline/testing/fake-device.ts';
import { FakeDeviceNetwork, type Fault } from '#src/offline/testing/fake-device-network.ts';
import { FakeServer, payload } from '#src/offline/testing/fake-server.ts';
import { toNewInspection } from './capture-inspection.ts';
import { type InspectionValues, toInspectionValues } from './inspection-values.ts';
import { inspection } from './testing/inspection.ts';

let server: FakeServer;
let network: FakeDeviceNetwork;
let device: FakeDevice;
/** The inputs of every inspection that took effect. */
let taken: unknown[];

beforeEach(() => {
  taken = [];
  server = new FakeServer();
  for (const name of ['CreateInspection', 'DeleteInspection']) {
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

const picture = (name: string) => new File([name], name, { type: 'image/png' });
const values: InspectionValues = {
  ...toInspectionValues(inspection()),
  photos: { 1: [picture('brakes.png')] },
  signature: [picture('signature.png')],
};

async function capture() {
  const { db, viewer } = device.tab(0);
  const entry = toNewInspection(values, crypto.randomUUID());
  await enqueue(db, viewer, [entry]);
  return entry;
}
const sync = () => device.tab(0).sync();
const pending = () => pendingEntries(device.tab(0).db);

/** The photo goes first in two parts, then the signature, then the inspection. */
const breaks: Fault[][] = [
  ['fine', 'fine', 'killed before'],
  ['fine', 'fine', 'killed after'],
  ['fine', 'fine', 'fine', 'fine', 'killed before'],
  ['fine', 'fine', 'fine', 'fine', 'answer lost'],
  ['fine', 'fine', 'fine', 'fine', 'killed after'],
];
test.each(breaks.map((plan) => ({ plan, says: plan.join(', ') })))(
  'arrives once with its files after $says',
  async ({ plan }) => {
    await capture();
    network.plan = [...plan];
    await sync();
    device.login('C2');
    await sync();
    expect(taken).toMatchObject([
      {
        input: {
          frameNumber: 'ALC1',
          custCode: 'C1',
          signature: 'file-2',
          checklist: [{ checklistId: 1, checked: true, photos: ['file-1'] }],
        },
      },
    ]);
    expect(server.uploads.stored.size).toBe(2);
    expect(await pending()).toEqual([]);
  },
);

test('is deleted only after it has arrived', async () => {
  const { keys, note } = await capture();
  const { db, viewer } = device.tab(0);
  const variables = { id: note?.id };
  await enqueue(db, viewer, [{ operation: 'DeleteInspection', variables, keys }]);
  await sync();
  expect(taken).toMatchObject([{ input: { frameNumber: 'ALC1' } }, variables]);
});
