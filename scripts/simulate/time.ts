import { Random } from './random.ts';

// Replaces the time and the random numbers of this process permanently: from here on both come from the seed.
// This module must be imported before all others.

const RealDate = Date;
const realImmediate = globalThis.setImmediate;
const realTimeout = globalThis.setTimeout;
const noTimer = (() => 0) as unknown as typeof setTimeout;

/** The morning every seed begins at. */
const start = RealDate.parse('2027-03-01T08:00:00Z');

class Time {
  now = start;
  #databaseNow = start;
  #timeouts: { at: number; controller: AbortController }[] = [];
  #uuids = new Random(0);
  #chances = new Random(0);

  begin(seed: number): void {
    this.now = start;
    this.#timeouts = [];
    this.#uuids = new Random(seed, 101);
    this.#chances = new Random(seed, 102);
  }

  /**
   * Runs a statement of the database. The database does not work with a clock that jumps or restarts with
   * every seed, so it has a separate clock, which advances by a millisecond per statement and triggers no
   * timers.
   */
  inDatabase<T>(statement: () => T): T {
    const { now } = this;
    this.#databaseNow += 1;
    this.now = this.#databaseNow;
    globalThis.setTimeout = noTimer;
    try {
      return statement();
    } finally {
      this.now = now;
      globalThis.setTimeout = realTimeout;
    }
  }

  /** Returns a signal that aborts when the simulation has advanced by `ms` and triggers its timeouts. */
  timeout(ms: number): AbortSignal {
    const controller = new AbortController();
    this.#timeouts.push({ at: this.now + ms, controller });
    return controller.signal;
  }

  endTimeouts(): void {
    const over = this.#timeouts.filter(({ at }) => at <= this.now);
    if (over.length === 0) return;
    this.#timeouts = this.#timeouts.filter(({ at }) => at > this.now);
    for (const { controller } of over) controller.abort();
  }

  uuid(): ReturnType<Random['uuid']> {
    return this.#uuids.uuid();
  }

  chance(): number {
    return this.#chances.next();
  }
}

/** The time that all simulated machines share. Devices have their own clocks as well. */
export const time = new Time();

class SimulatedDate extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    super(...((args.length === 0 ? [time.now] : args) as [number]));
  }

  static override now(): number {
    return time.now;
  }
}

globalThis.Date = SimulatedDate as DateConstructor;
Math.random = () => time.chance();
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => time.uuid() });
// Caches that expire after some seconds would otherwise expire at different steps on a slow machine.
performance.now = () => 0;
AbortSignal.timeout = (ms) => time.timeout(ms);
// Dexie notifies other tabs of each write through this channel, but no tab listens here.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

let running = 0;
globalThis.setImmediate = ((work: (...args: unknown[]) => void, ...args: unknown[]) => {
  running += 1;
  return realImmediate(() => {
    running -= 1;
    work(...args);
  });
}) as typeof setImmediate;

/**
 * Waits until all devices are idle: each waits for the network, a clock or a user. The storage of the devices
 * works only through `setImmediate`.
 */
export async function quiet(): Promise<void> {
  for (let still = 0; still < 2; still = running === 0 ? still + 1 : 0)
    await new Promise<void>((resolve) => realImmediate(resolve));
}
