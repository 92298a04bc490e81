import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { lookAfter } from './actors.ts';
import type { SimDevice } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { SimState } from './sim-state.ts';
import { quiet, time } from './time.ts';

/** How long a queue may take after all faults have ended, in ms on the simulated clock. */
const timeoutMs = 30_000;
/** How often a user looks at refused changes at most; each look ends at least one of them. */
const looks = 500;

/** An entry without a customer is sent whichever one is active. */
const isSentFor = ({ customer }: OutboxEntry, device: SimDevice) =>
  customer === null || customer === device.customer;

async function measureDepth(device: SimDevice): Promise<number> {
  const entries = await pendingEntries(device.tab(0).db);
  return entries.filter((entry) => isSentFor(entry, device)).length;
}

/** Lets the network and all timers go on until all is done or the time is over. */
async function runUntilIdle(sim: SimState, device: SimDevice, until: number): Promise<void> {
  for (;;) {
    await quiet();
    if (sim.network.busy) {
      await sim.network.calm(sim.random);
      continue;
    }
    const timers = device.living().flatMap((tab) => tab.wakeAt ?? []);
    const next = Math.min(...timers);
    if (timers.length === 0 || next > until) return;
    time.now = Math.max(time.now, next);
    time.endTimeouts();
    for (const tab of device.living())
      if (tab.wakeAt !== null && tab.wakeAt <= time.now) tab.wake({ pull: true });
  }
}

/** Runs one queue empty, with a person at the device. */
async function drainQueue(
  sim: SimState,
  device: SimDevice,
  ledger: Ledger,
): Promise<string | null> {
  for (let look = 0; look < looks; look += 1) {
    device.tab(0).wake({ pull: false, wake: true });
    await runUntilIdle(sim, device, time.now + timeoutMs);
    if ((await measureDepth(device)) === 0) return null;
    const touched = await lookAfter(sim.random, device, ledger, true);
    if (touched === '0') break;
  }
  const stuck = (await pendingEntries(device.tab(0).db))
    .filter((entry) => isSentFor(entry, device))
    .map(({ operation, state, failure, keys }) => `${operation} ${state} ${failure?.code} ${keys}`);
  return `stuck on device ${device.no}: ${stuck.join('; ')}`;
}

/**
 * Ends all faults and logs every user in on every device, for every customer. Their queues must run empty; a last pull
 * then brings every device up to date.
 * @returns the queues that did not run empty, in words
 */
export async function drain(
  sim: SimState,
  devices: SimDevice[],
  ledger: Ledger,
): Promise<string[]> {
  const problems: string[] = [];
  for (const device of devices) {
    device.online = true;
    device.full = false;
    for (const tab of device.living()) {
      tab.life.endsIn = null;
      tab.life.thaw();
    }
  }
  while (sim.network.busy) {
    await sim.network.calm(sim.random);
    await quiet();
  }
  for (const device of devices)
    for (const user of device.users)
      for (const customer of user.customers) {
        device.login(user, customer);
        if ((await measureDepth(device)) === 0) continue;
        const problem = await drainQueue(sim, device, ledger);
        if (problem) problems.push(problem);
      }
  for (const device of devices)
    for (const user of device.users)
      for (const customer of user.customers) {
        device.login(user, customer);
        device.tab(0).wake({ pull: true, wake: true });
        await runUntilIdle(sim, device, time.now + timeoutMs);
      }
  return problems;
}
