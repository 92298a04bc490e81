import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { databaseName, openDatabase, type UserDatabase } from '../database.ts';
import { readClaims } from '../session/claims.ts';
import { runSync, type SyncOptions, type SyncResult } from '../sync/run-sync.ts';
import type { Wire } from '../sync/send-document.ts';
import type { Viewer } from '../viewer.ts';
import { FakeLocks } from './fake-locks.ts';
import type { FakeNetwork } from './fake-network.ts';

export interface Clock {
  now: number;
}

/** A page of the product on a device; it can be killed at any moment. */
export class FakeTab {
  readonly db: UserDatabase;
  readonly #device: FakeDevice;
  #wire: Wire;
  #died!: () => void;
  readonly #death: Promise<void>;
  alive = true;
  /** Dies at the so-many-th transaction from now; null lives on. */
  diesIn: number | null = null;

  constructor(device: FakeDevice) {
    this.#device = device;
    this.#death = new Promise((resolve) => {
      this.#died = resolve;
    });
    this.db = openDatabase(databaseName('shop.test', device.userId), {
      indexedDB: device.storage,
      IDBKeyRange,
    });
    const transaction = this.db.transaction.bind(this.db) as (...args: unknown[]) => unknown;
    this.db.transaction = ((...args: unknown[]) => this.#transact(transaction, args)) as never;
    const fetch = device.network.fetchFor({
      kill: () => this.kill(),
      changeCustomer: () => device.login(device.customer === 'C1' ? 'C2' : 'C1'),
    });
    const token = () => Promise.resolve(device.token);
    this.#wire = {
      fetch: (...request) => (this.alive ? fetch(...request) : new Promise(() => {})),
      accessToken: token,
      refreshAccessToken: () => {
        device.login(device.customer);
        return token();
      },
      readClaims,
      locale: () => 'en-us',
    };
  }

  get viewer(): Viewer {
    const { userId, customer } = this.#device;
    return { host: 'shop.test', userId, customer, sorg: '2000' };
  }

  /** Half of the deaths come before a transaction, half right after its commit. */
  async #transact(real: (...args: unknown[]) => unknown, args: unknown[]): Promise<unknown> {
    if (this.diesIn === 0) this.kill();
    if (!this.alive) return await new Promise(() => {});
    const result = await real(...args);
    if (this.diesIn === 1) this.kill();
    if (!this.alive) return await new Promise(() => {});
    if (this.diesIn !== null) this.diesIn -= 2;
    return result;
  }

  /** Runs the outbox as this tab; null when the tab died of it. */
  async sync(options?: SyncOptions): Promise<SyncResult | null> {
    const { clock, locks } = this.#device;
    const world = {
      db: this.db,
      wire: this.#wire,
      now: () => clock.now,
      random: () => 0.5,
      locks: locks.forTab(this.#death),
    };
    return await this.orDeath(runSync(world, options));
  }

  /** Waits for work of this tab; null when the tab died of it. */
  orDeath<T>(work: Promise<T>): Promise<T | null> {
    return Promise.race([work, this.#death.then(() => null)]);
  }

  kill(): void {
    this.alive = false;
    this.#died();
    this.db.close();
  }
}

/** A phone or computer: storage that survives, locks that do not outlive their tab. */
export class FakeDevice {
  readonly storage = new IDBFactory();
  readonly locks: FakeLocks;
  readonly network: FakeNetwork;
  readonly clock: Clock;
  readonly userId: number;
  customer = '';
  token = '';
  readonly tabs: FakeTab[];

  constructor(
    network: FakeNetwork,
    clock: Clock,
    userId: number,
    customer: string,
    { tabs = 1, locks = true } = {},
  ) {
    this.locks = new FakeLocks(locks);
    this.network = network;
    this.clock = clock;
    this.userId = userId;
    this.login(customer);
    this.tabs = Array.from({ length: tabs }, () => new FakeTab(this));
  }

  /** Gets a token for the user acting for a customer. */
  login(customer: string): void {
    this.customer = customer;
    this.token = this.network.server.issue(this.userId, customer);
  }

  /** The tab at a place; a killed one is opened anew. */
  tab(index: number): FakeTab {
    const at = index % this.tabs.length;
    const tab = this.tabs[at];
    if (tab?.alive) return tab;
    const fresh = new FakeTab(this);
    this.tabs[at] = fresh;
    return fresh;
  }

  close(): void {
    for (const tab of this.tabs) tab.kill();
  }
}
