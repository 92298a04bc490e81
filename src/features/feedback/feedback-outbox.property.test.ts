// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { isRefused } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { FakeDevice, type FakeTab } from '#src/offline/testing/fake-device.ts';
import { FakeDeviceNetwork, type Fault, faults } from '#src/offline/testing/fake-device-network.ts';
import { feedbackEntry, feedbackKey, messageOf } from './feedback-entry.ts';
import { feedbackServer } from './testing/feedback-server.ts';

// Sends messages from a device with two tabs under random faults. In the end the server must have received
// every message exactly once, and corrected messages in their corrected form.

type Step =
  | { do: 'say'; tab: number; text: string }
  | { do: 'sync'; tabs: number[]; plan: Fault[]; dies: number | null }
  | { do: 'correct'; tab: number }
  | { do: 'wait'; ms: number }
  | { do: 'late' };

const is = <T extends string>(name: T) => fc.constant(name);
const tab = fc.nat(1);
const text = fc
  .tuple(fc.constantFrom('Bigger pictures', 'Two\nlines', 'Refused *'), fc.nat(1_000_000))
  .map(([texts, no]) => `${texts} ${no}`);
const lossy: Fault[] = ['answer lost', 'answer cut', 'delivered twice', 'delivered late'];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: is('say'), tab, text }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: is('sync'),
      tabs: fc.array(tab, { minLength: 1, maxLength: 2 }),
      plan: fc.array(fc.constantFrom(...faults, ...lossy, ...lossy), { maxLength: 4 }),
      dies: fc.option(fc.nat(9), { freq: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('correct'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: is('wait'), ms: fc.constantFrom(5_000, 600_000) }) },
  { weight: 1, arbitrary: fc.record({ do: is('late') }) },
);

/** Acts as the user: corrects refused messages, and retries those that the app gave up. */
async function lookAfter(tab: FakeTab, wanted: Map<string, string>): Promise<void> {
  for (const entry of await pendingEntries(tab.db)) {
    if (entry.state !== 'parked') continue;
    const [key = ''] = entry.keys;
    const better = String(entry.note.text).replaceAll('*', 'now good');
    if (!isRefused(entry)) await retryEntry(tab.db, entry.id);
    else {
      await enqueue(tab.db, tab.viewer, [feedbackEntry(key, better)]);
      wanted.set(key, better);
    }
  }
}

test('sends every message exactly once under random failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 4, maxLength: 24 }),
      async (locks, steps) => {
        const { server, told } = feedbackServer();
        const network = new FakeDeviceNetwork(server);
        const clock = { now: 1_000_000_000 };
        const device = new FakeDevice(network, clock, 7, 'C1', { tabs: 2, locks });
        const wanted = new Map<string, string>();
        try {
          for (const one of steps) {
            if (one.do === 'wait') clock.now += one.ms;
            else if (one.do === 'late') network.deliverLate();
            else if (one.do === 'correct') await lookAfter(device.tab(one.tab), wanted);
            else if (one.do === 'say') {
              const key = feedbackKey();
              const { db, viewer } = device.tab(one.tab);
              // Written for the customer the device acts for by then.
              await enqueue(db, viewer, [feedbackEntry(key, one.text)]);
              wanted.set(key, one.text);
            } else {
              network.plan = [...one.plan];
              const running = [...new Set(one.tabs)].map((index) => device.tab(index));
              if (running[0]) running[0].diesIn = one.dies;
              await Promise.all(running.map((of) => of.sync()));
              for (const of of running) of.diesIn = null;
              network.plan = [];
            }
          }
          for (let round = 0; round < 4; round += 1) {
            network.deliverLate();
            clock.now += 3_700_000;
            for (const customer of ['C1', 'C2']) {
              device.login(customer);
              await device.tab(0).sync();
              await lookAfter(device.tab(0), wanted);
            }
          }
          expect(await pendingEntries(device.tab(0).db)).toEqual([]);
          expect(told.map(({ message }) => message).sort()).toEqual(
            [...wanted.values()].map(messageOf).sort(),
          );
          expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
        } finally {
          device.close();
        }
      },
    ),
    { ...propertyRuns(60), endOnFailure: false },
  );
}, 3_600_000);
