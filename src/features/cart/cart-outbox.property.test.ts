// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { isRefused, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { discardEntry, pendingEntries, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { type Clock, FakeDevice } from '#src/offline/testing/fake-device.ts';
import { FakeDeviceNetwork, type Fault, faults } from '#src/offline/testing/fake-device-network.ts';
import { FakeServer, product } from '#src/offline/testing/fake-server.ts';
import { type CartNote, cartChange } from './cart.offline.ts';
import { readCart } from './cart-device.ts';

// Random changes on several devices and tabs, under everything that can go wrong. Whatever
// happened, in the end every change has taken effect once, in order, and all carts agree.
// A failure prints its seed; npm run simulate makes more runs, from a random one.

const customers = ['C1', 'C2'];
const quota = 5;

type Step =
  | { do: 'edit'; device: number; tab: number; article: string; qty: number; dies: number | null }
  | { do: 'sync'; device: number; tabs: number[]; plan: Fault[]; dies: number | null }
  | { do: 'switch'; device: number; customer: string }
  | { do: 'wait'; ms: number }
  | { do: 'late' }
  | { do: 'retry'; device: number };

const often = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const device = often(0, 1, 2);
const tab = fc.nat(1);
const article = often('A', 'B', 'Q');
const qty = fc.nat(9);
const dies = fc.option(fc.nat(9), { freq: 4 });
const plan = fc.array(fc.constantFrom(...faults, 'server 500', 'server 500', 'customer changed'), {
  maxLength: 3,
});
const tabs = fc.array(tab, { minLength: 1, maxLength: 3 });
const customer = fc.constantFrom(...customers);
const ms = fc.constantFrom(100, 5_000, 600_000, -600_000);

const is = <T extends string>(name: T) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: is('edit'),
      device,
      tab,
      article,
      qty,
      dies: fc.option(fc.nat(1), { freq: 8 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: is('sync'), device, tabs, plan, dies }) },
  { weight: 1, arbitrary: fc.record({ do: is('switch'), device, customer }) },
  { weight: 1, arbitrary: fc.record({ do: is('wait'), ms }) },
  { weight: 1, arbitrary: fc.record({ do: is('late') }) },
  { weight: 1, arbitrary: fc.record({ do: is('retry'), device }) },
);

/** A change the device said it had saved. */
interface Saved {
  order: number;
  device: number;
  article: string;
  qty: number;
}

class CartModel {
  readonly server = new FakeServer();
  readonly network = new FakeDeviceNetwork(this.server);
  readonly clock: Clock = { now: 1_000_000_000 };
  readonly devices: FakeDevice[];
  /** By idempotency key; a later change that was merged takes the earlier one's place. */
  readonly saved = new Map<string, Saved>();
  #order = 0;

  /** @param locks false: a browser without Web Locks, where several tabs run at once */
  constructor(locks: boolean) {
    this.server.quotas.set('Q', quota);
    this.devices = [1, 2, 3].map(
      () => new FakeDevice(this.network, this.clock, 7, 'C1', { tabs: 2, locks }),
    );
  }

  at(index: number): FakeDevice {
    const found = this.devices[index];
    if (!found) throw new Error('no such device');
    return found;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'wait') this.clock.now += step.ms;
    else if (step.do === 'late') this.network.deliverLate();
    else if (step.do === 'switch') this.at(step.device).login(step.customer);
    else if (step.do === 'retry') await this.lookAfter(this.at(step.device), false);
    else if (step.do === 'edit') await this.edit(step);
    else await this.sync(step);
  }

  async edit({ device, tab: index, article, qty, dies }: Step & { do: 'edit' }): Promise<void> {
    const tab = this.at(device).tab(index);
    tab.diesIn = dies;
    const { viewer } = tab;
    const change = cartChange(viewer.customer ?? '', product(article), qty);
    const entries = await tab.orDeath(enqueue(tab.db, viewer, [change]));
    tab.diesIn = null;
    // A user who reopens a page that died sees whether the last change was saved.
    const entry = entries?.[0] ?? (await this.newest(this.at(device), change.keys[0] ?? ''));
    this.#order += 1;
    const kept = entry && (entry.note as CartNote).qty === qty;
    if (kept) this.saved.set(entry.idempotencyKey, { order: this.#order, device, article, qty });
    else if (entries) throw new Error('said to be saved, but is not');
  }

  async newest(device: FakeDevice, key: string): Promise<OutboxEntry | undefined> {
    const pending = await pendingEntries(device.tab(0).db);
    return pending.filter((entry) => entry.keys.includes(key)).at(-1);
  }

  async sync({ device, tabs, plan, dies }: Step & { do: 'sync' }): Promise<void> {
    this.network.plan = [...plan];
    const running = [...new Set(tabs)].map((index) => this.at(device).tab(index));
    if (running[0]) running[0].diesIn = dies;
    await Promise.all(running.map((tab) => tab.sync()));
    for (const tab of running) tab.diesIn = null;
    this.network.plan = [];
    await this.expectWishesShown(this.at(device));
  }

  /**
   * Expects the screen to show the quantities that the user set last, whatever the server has answered since
   * then.
   */
  async expectWishesShown(device: FakeDevice): Promise<void> {
    const { db } = device.tab(0);
    const pending = await pendingEntries(db);
    const wishes = new Map(pending.map((one) => [one.keys[0], one]));
    for (const { customer, note } of wishes.values()) {
      const { product, qty } = note as CartNote;
      const line = await db.cartLines.get([customer ?? '', product.article_code]);
      expect(line?.qty ?? 0).toBe(qty);
    }
  }

  /**
   * Acts as the user: retries the changes that the app gave up, and discards refused ones if `discard` is
   * set.
   */
  async lookAfter(device: FakeDevice, discard: boolean): Promise<void> {
    const { db } = device.tab(0);
    for (const entry of await pendingEntries(db)) {
      if (entry.state !== 'parked') continue;
      if (!isRefused(entry)) await retryEntry(db, entry.id);
      else if (discard) await discardEntry(db, entry.id);
    }
  }

  /** Everything is well again: all queues must run empty, and a last look brings all in step. */
  async heal(): Promise<void> {
    for (let round = 0, drained = false; round < 4 && !drained; round += 1) {
      drained = (await this.waiting()) === 0;
      this.network.deliverLate();
      this.clock.now += 3_700_000;
      for (const device of this.devices)
        for (const customer of customers) {
          device.login(customer);
          await device.tab(0).sync();
          await this.lookAfter(device, true);
        }
    }
  }

  async waiting(): Promise<number> {
    const all = await Promise.all(this.devices.map((one) => pendingEntries(one.tab(0).db)));
    return all.flat().length;
  }
}

test('loses and duplicates nothing under random failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 5, maxLength: 30 }),
      async (locks, steps) => {
        const model = new CartModel(locks);
        try {
          for (const one of steps) await model.take(one);
          await model.heal();
          expect(await model.waiting()).toBe(0);
          expectOnceAndInOrder(model);
          await expectSameCarts(model);
        } finally {
          for (const one of model.devices) one.close();
        }
      },
    ),
    { ...propertyRuns(120), endOnFailure: false },
  );
}, 3_600_000);

function expectOnceAndInOrder({ server, saved }: CartModel): void {
  const taken = Map.groupBy(server.effects, (effect) => effect.key);
  for (const [key, effects] of taken) expect(effects, `effects of ${key}`).toHaveLength(1);
  for (const [key, { article, qty }] of saved) {
    const refused = article === 'Q' && qty > quota;
    const effect = taken.get(key)?.map((one) => [one.articleCode, one.qty]) ?? [];
    expect(effect).toEqual(refused ? [] : [[article, qty]]);
  }
  const own = server.effects.flatMap((effect) => {
    const change = saved.get(effect.key);
    return change
      ? [{ ...change, of: `${change.device}/${effect.customer}/${change.article}` }]
      : [];
  });
  for (const changes of Map.groupBy(own, (change) => change.of).values()) {
    const orders = changes.map((change) => change.order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  }
}

async function expectSameCarts({ server, devices }: CartModel): Promise<void> {
  for (const customer of customers)
    for (const device of devices) {
      const cart = await readCart(device.tab(0).db, customer);
      const shown = new Map(cart.lines.map((line) => [line.articleCode, line.qty]));
      expect(shown).toEqual(server.cartOf(customer));
    }
}
