import './fast-clone.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { NetworkError } from '#src/graphql/errors.ts';
import { databaseName, openDatabase, type UserDatabase } from '#src/offline/database.ts';
import type { Locks } from '#src/offline/lock/single-runner.ts';
import type { RunQuery } from '#src/offline/outbox/operation-registry.ts';
import { isStorageProblem } from '#src/offline/outbox/storage-problems.ts';
import { type Claims, readClaims } from '#src/offline/session/token-claims.ts';
import { runSync, type SyncOptions, type SyncResult } from '#src/offline/sync/run-sync.ts';
import { sendDocument, type Transport } from '#src/offline/sync/send-document.ts';
import { FakeLocks } from '#src/offline/testing/fake-locks.ts';
import { limitStorage } from '#src/offline/testing/fake-storage.ts';
import { Life, never } from '#src/offline/testing/life.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { nextRun } from '#src/offline/wake/next-run.ts';
import type { Random } from './random.ts';
import { text } from './responses.ts';
import { sorg } from './server.store.ts';
import type { SimServer, SimUser } from './server.ts';
import { time } from './time.ts';

const host = 'shop.test';

/** The parts of a seed's sim that devices use. */
export interface DeviceWorld {
  server: SimServer;
  network: {
    fetchFor(tab: SimTab): typeof globalThis.fetch;
    /** Gives up the requests of a tab that has ended. */
    forget(tab: SimTab, random: Random): void;
  };
  random: Random;
  /** Errors that no storage explains. */
  bugs: unknown[];
}

/** A page, or the worker, of one user on a device: one process with its own connection. */
export class SimTab {
  readonly device: SimDevice;
  readonly user: SimUser;
  readonly db: UserDatabase;
  readonly life: Life;
  readonly #transport: Transport;
  readonly #locks: Locks;
  #running = false;
  #again: SyncOptions | null = null;
  #failures = 0;
  /** The time of the next scheduled run, on the shared clock. Timers do not follow a clock that is set. */
  wakeAt: number | null = null;
  /** Until when the system has stopped it; the time all share. */
  frozenUntil = 0;

  constructor(device: SimDevice, user: SimUser) {
    this.device = device;
    this.user = user;
    const name = databaseName(host, user.id);
    this.db = openDatabase(name, { indexedDB: device.storage, IDBKeyRange });
    limitStorage(this.db, () => device.full);
    this.life = new Life(this.db);
    this.#locks = device.locks.forTab(this.life.end);
    const fetch = device.sim.network.fetchFor(this);
    this.#transport = {
      fetch: (...request) => (this.life.alive ? this.#hear(fetch(...request)) : never()),
      accessToken: () => Promise.resolve(device.token),
      refreshAccessToken: () => device.renewToken(),
      readClaims: (token) => device.claimsOf(token),
      locale: () => 'en-us',
    };
  }

  get viewer(): { user: SimUser; customer: string } {
    return { user: this.user, customer: this.device.customer };
  }

  get appViewer(): Viewer {
    return { host, userId: this.user.id, customer: this.device.customer, sorg };
  }

  /** Sends a query that a user waits for. It is answered at once and without faults. */
  readonly query: RunQuery = async (document, variables) => {
    const { server } = this.device.sim;
    const transport: Transport = {
      ...this.#transport,
      fetch: async (_url, init) => {
        const headers = init?.headers as Record<string, string>;
        const request = { method: 'POST', path: '/graphql', headers, body: String(init?.body) };
        const { status, body } = await server.sendRequest(request);
        return text(body, status);
      },
    };
    const { customer } = this.device;
    return await sendDocument(transport, { userId: this.user.id, customer }, document, variables);
  };

  /**
   * Does the same as `keepInStep` in a window: only one run at a time, and another one if it was requested
   * during the run.
   */
  wake(options: SyncOptions): void {
    if (!this.life.alive) return;
    if (this.#running) {
      this.#again = { pull: true, wake: options.wake || this.#again?.wake || false };
      return;
    }
    this.#running = true;
    this.wakeAt = null;
    void this.#run(options);
  }

  async #run(options: SyncOptions): Promise<void> {
    const { sim } = this.device;
    const sync = runSync(
      {
        db: this.db,
        userId: this.user.id,
        transport: this.#transport,
        now: () => this.device.now,
        random: () => time.chance(),
        locks: this.#locks,
      },
      options,
    ).catch((error: unknown): SyncResult => {
      if (!isStorageProblem(error)) sim.bugs.push(error);
      return { phase: 'error', nextAt: null };
    });
    const result = await this.life.orEnd(sync);
    if (result === null) return;
    this.#running = false;
    if (result.phase === 'idle') this.#failures = 0;
    else if (options.pull) this.#failures += 1;
    const next = this.#again;
    this.#again = null;
    if (next && (next.wake || result.phase === 'idle')) return this.wake(next);
    const wait = nextRun(result, Math.max(this.#failures, 1), this.device.now);
    this.wakeAt = wait === null ? null : time.now + wait;
  }

  /** A page that is stopped hears of nothing until it goes on. */
  async #hear<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } finally {
      await this.life.frozen;
    }
  }

  /** The system stops it where it is, and what it has locked stays locked. */
  freeze(forMs: number): void {
    this.frozenUntil = time.now + forMs;
    this.life.freeze();
  }

  get frozen(): boolean {
    return this.life.frozen !== null;
  }

  die(random: Random): void {
    this.life.kill();
    this.device.sim.network.forget(this, random);
  }
}

/** A phone or computer: storage that survives its pages, a clock of its own, and a session. */
export class SimDevice {
  readonly no: number;
  readonly sim: DeviceWorld;
  readonly users: SimUser[];
  readonly storage = new IDBFactory();
  readonly locks: FakeLocks;
  readonly #tabs: SimTab[] = [];
  #claims: { token: string; claims: Claims | null } | null = null;
  user: SimUser;
  customer: string;
  token: string | null = null;
  /** The refresh token is not accepted any more. */
  sessionOver = false;
  online = true;
  full = false;
  /** How far its clock is from the truth, milliseconds. */
  offset = 0;

  /** @param users the first is logged in; a shop's tablet has several */
  constructor(no: number, sim: DeviceWorld, users: SimUser[], locks: boolean) {
    this.no = no;
    this.sim = sim;
    this.users = users;
    this.locks = new FakeLocks(locks);
    this.user = users[0] as SimUser;
    this.customer = this.user.customers[0] as string;
    this.login(this.user, this.customer);
  }

  /** Reading a token takes longer than all else around a request. */
  claimsOf(token: string): Claims | null {
    if (this.#claims?.token !== token) this.#claims = { token, claims: readClaims(token) };
    return this.#claims.claims;
  }

  get now(): number {
    return time.now + this.offset;
  }

  /** Of one user all changes of a device have an order. */
  get by(): string {
    return `${this.no}/${this.user.id}`;
  }

  login(user: SimUser, customer: string): void {
    this.user = user;
    this.customer = customer;
    this.sessionOver = false;
    this.token = this.sim.server.token(user, customer);
  }

  async renewToken(): Promise<string | null> {
    if (!this.online) throw new NetworkError();
    if (this.sessionOver) this.token = null;
    else this.token = this.sim.server.token(this.user, this.customer);
    return this.token;
  }

  /** A living page of the user, opened when there is none at that place. */
  tab(place: number): SimTab {
    const mine = this.#tabs.filter(
      (tab) => tab.life.alive && !tab.frozen && tab.user === this.user,
    );
    const known = mine[place];
    if (known) return known;
    const fresh = new SimTab(this, this.user);
    this.#tabs.push(fresh);
    return fresh;
  }

  living(): SimTab[] {
    return this.#tabs.filter((tab) => tab.life.alive);
  }

  close(): void {
    for (const tab of this.living()) tab.life.kill();
  }
}
