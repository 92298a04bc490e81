import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { databaseName, openDatabase, type UserDatabase } from '../database.ts';
import type { Locks } from '../lock/single-runner.ts';
import { readClaims } from '../session/token-claims.ts';
import { runSync, type SyncOptions, type SyncResult } from '../sync/run-sync.ts';
import type { Transport } from '../sync/send-document.ts';
import type { Viewer } from '../viewer.ts';
import type { FakeDeviceNetwork } from './fake-device-network.ts';
import { FakeLocks } from './fake-locks.ts';
import { limitStorage } from './fake-storage.ts';
import { Life, never } from './life.ts';

export interface Clock {
  now: number;
}

/** A page of the product on a device; it can be killed at any moment. */
export class FakeTab {
  readonly db: UserDatabase;
  readonly #device: FakeDevice;
  readonly #transport: Transport;
  readonly #life: Life;
  readonly #locks: Locks;

  constructor(device: FakeDevice) {
    this.#device = device;
    this.db = openDatabase(databaseName('shop.test', device.userId), {
      indexedDB: device.storage,
      IDBKeyRange,
    });
    limitStorage(this.db, (table) => device.full?.(table) ?? false);
    this.#life = new Life(this.db);
    this.#locks = device.locks.forTab(this.#life.end);
    const fetch = device.network.fetchFor({
      kill: () => this.kill(),
      changeCustomer: () => device.login(device.customer === 'C1' ? 'C2' : 'C1'),
    });
    const token = () => Promise.resolve(device.token);
    this.#transport = {
      fetch: (...request) => (this.alive ? fetch(...request) : never()),
      accessToken: token,
      refreshAccessToken: () => {
        device.refreshed += 1;
        if (device.sessionOver) return Promise.resolve(null);
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

  get alive(): boolean {
    return this.#life.alive;
  }

  /** Dies at the so-many-th transaction from now; null lives on. */
  set diesIn(transactions: number | null) {
    this.#life.endsIn = transactions;
  }

  /** Runs the outbox as this tab; null when the tab died of it. */
  async sync(options?: SyncOptions): Promise<SyncResult | null> {
    const { clock } = this.#device;
    const deps = {
      db: this.db,
      userId: this.#device.userId,
      transport: this.#transport,
      now: () => clock.now,
      random: () => 0.5,
      locks: this.#locks,
    };
    return await this.orDeath(runSync(deps, options));
  }

  /** Waits for work of this tab; null when the tab died of it. */
  orDeath<T>(work: Promise<T>): Promise<T | null> {
    return this.#life.orEnd(work);
  }

  kill(): void {
    this.#life.kill();
  }
}

/** A phone or computer: storage that survives, locks that do not outlive their tab. */
export class FakeDevice {
  storage: IDBFactory;
  readonly locks: FakeLocks;
  readonly network: FakeDeviceNetwork;
  readonly clock: Clock;
  readonly userId: number;
  customer = '';
  token = '';
  /** The refresh token is no longer accepted. */
  sessionOver = false;
  scopes = ['cart.display-order-qty'];
  /** Whether there is no room for writing to a table. */
  full: ((table: string) => boolean) | null = null;
  /** How often a token was renewed. */
  refreshed = 0;
  readonly tabs: FakeTab[];

  constructor(
    network: FakeDeviceNetwork,
    clock: Clock,
    userId: number,
    customer: string,
    { tabs = 1, locks = true, storage = new IDBFactory() } = {},
  ) {
    this.storage = storage;
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
    this.token = this.network.server.issue(this.userId, customer, this.scopes);
  }

  /** The browser throws away everything the origin has kept. */
  evict(): void {
    this.close();
    this.storage = new IDBFactory();
  }

  /** Returns the tab at a position; a killed tab is replaced by a new one. */
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
