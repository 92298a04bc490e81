import { createHash } from 'node:crypto';
import { act, type Doing, lookAfter } from './actors.ts';
import { checkAll } from './check.ts';
import { checkVisibleState } from './check-visible-state.ts';
import { SimDevice, type SimTab } from './device.ts';
import { distribute } from './distributor.ts';
import { drain } from './drain.ts';
import { Ledger } from './ledger.ts';
import { type NetworkFault, networkFaults, SimNetwork } from './network.ts';
import { Random } from './random.ts';
import { pickUsers, type SimServer } from './server.ts';
import type { SimState } from './sim-state.ts';
import { quiet, time } from './time.ts';

export interface Outcome {
  seed: number;
  steps: number;
  faults: number;
  /** Changes that took effect. */
  effects: number;
  /** Of everything that happened, in its order. */
  hash: string;
  /** The violated invariants; empty when the run is correct. */
  problems: string[];
}

const steps = {
  edit: 60,
  many: 6,
  list: 6,
  order: 6,
  feedback: 4,
  number: 4,
  report: 3,
  sale: 6,
  inspection: 3,
  recall: 3,
  claim: 4,
  visit: 3,
  network: 78,
  sync: 20,
  wait: 10,
  'look after': 6,
  'change customer': 4,
  'change user': 1.5,
  'the distributor': 2,
  sweep: 0.5,
};

const machineFaults = [
  'kill',
  'kill later',
  'freeze',
  'full',
  'offline',
  'clock',
  'connection',
  'session',
] as const;
const faultShare = 0.15;
/** The probabilities that a user looks at a page that has just received an answer, and at another page. */
const lookShares = { answered: 0.5, other: 0.04 };
const usualSteps = 200;
const mostSteps = 2_000;
/** More would not fit into a timer of the database. */
const longestWait = 14 * 86_400_000;
/** Mostly few, so that most steps meet each other. */
const deviceCounts = [3, 3, 3, 4, 4, 5, 6, 8];
const year = 365 * 86_400_000;

/** One seed from its beginning to its verdict. */
export async function runSeed(
  server: SimServer,
  seed: number,
  stepsWanted: number | null,
  print: (event: string) => void = () => {},
): Promise<Outcome> {
  await server.reset();
  time.begin(seed);
  const simulation = new Simulation(server, seed, stepsWanted, print);
  try {
    return await simulation.run();
  } finally {
    simulation.close();
    await quiet();
  }
}

class Simulation {
  readonly #seed: number;
  readonly #random: Random;
  /** Apart, so that a look changes nothing of what happens. */
  readonly #looks: Random;
  readonly #sim: SimState;
  readonly #ledger = new Ledger();
  readonly #devices: SimDevice[];
  readonly #steps: number;
  readonly #hash = createHash('sha256');
  readonly #print: (event: string) => void;
  #faults = 0;
  /** The page a message of which this step has moved. */
  #moved: SimTab | null = null;

  constructor(
    server: SimServer,
    seed: number,
    stepsWanted: number | null,
    print: (event: string) => void,
  ) {
    this.#seed = seed;
    this.#print = print;
    const random = new Random(seed);
    this.#random = random;
    this.#looks = new Random(seed, 1);
    const network = new SimNetwork(server, this.#ledger, (event) => this.#note(`  net ${event}`));
    this.#sim = { server, network, random, bugs: [] };
    this.#steps = stepsWanted ?? (seed % 50 === 0 ? random.int(usualSteps, mostSteps) : usualSteps);
    const users = pickUsers(random, server);
    this.#devices = Array.from({ length: random.pick(deviceCounts) }, (_, no) => {
      const first = users[no % users.length] as (typeof users)[number];
      const shared = random.chance(0.2) ? users.filter((user) => user !== first) : [];
      return new SimDevice(no, this.#sim, [first, ...shared], random.chance(0.6));
    });
  }

  #note(event: string): void {
    this.#hash.update(`${event}\n`);
    this.#print(event);
  }

  async run(): Promise<Outcome> {
    const problems: string[] = [];
    try {
      for (let step = 0; step < this.#steps && problems.length === 0; step += 1) {
        await this.#step(step);
        problems.push(...(await this.#look()));
      }
      problems.push(...(await drain(this.#sim, this.#devices, this.#ledger)));
      problems.push(...(await checkAll(this.#sim, this.#devices, this.#ledger)));
    } catch (error) {
      problems.push(`threw: ${error instanceof Error ? error.stack : String(error)}`);
    }
    for (const bug of this.#sim.bugs)
      problems.push(`a run threw: ${bug instanceof Error ? bug.stack : String(bug)}`);
    for (const effect of this.#ledger.effects) this.#note(`effect ${effect.key}`);
    return {
      seed: this.#seed,
      steps: this.#steps,
      faults: this.#faults,
      effects: this.#ledger.effects.length,
      hash: this.#hash.digest('hex'),
      problems,
    };
  }

  close(): void {
    for (const device of this.#devices) device.close();
  }

  async #step(no: number): Promise<void> {
    const random = this.#random;
    const device = random.pick(this.#devices);
    time.now += random.int(20, 800);
    const faulty = random.chance(faultShare);
    const name = faulty ? 'fault' : random.weighted(steps);
    const word = faulty
      ? await this.#fail(device)
      : await this.#do(name as keyof typeof steps, device);
    this.#note(`${no} device ${device.no} ${name} ${word}`);
    await this.#catchUp();
  }

  async #look(): Promise<string[]> {
    const moved = this.#moved;
    this.#moved = null;
    if (!this.#looks.chance(moved ? lookShares.answered : lookShares.other)) return [];
    const tab = moved ?? this.#looks.pick(this.#devices.flatMap((device) => device.living()));
    return tab?.life.alive ? await checkVisibleState(tab, this.#ledger) : [];
  }

  /** Lets time do its work: patience ends, timers go off, and all pages go on until they wait. */
  async #catchUp(): Promise<void> {
    this.#sim.network.expire();
    time.endTimeouts();
    for (const device of this.#devices)
      for (const tab of device.living())
        if (tab.frozen) {
          if (tab.frozenUntil <= time.now) tab.life.thaw();
        } else if (tab.wakeAt !== null && tab.wakeAt <= time.now) tab.wake({ pull: true });
    await quiet();
  }

  async #do(name: keyof typeof steps, device: SimDevice): Promise<string> {
    const random = this.#random;
    switch (name) {
      case 'network':
        this.#moved = await this.#sim.network.move(random, null);
        return this.#moved ? 'moved' : 'nothing';
      case 'sync':
        device.online = true;
        device.full = false;
        device.tab(random.int(0, 2)).wake({ pull: random.chance(0.5), wake: random.chance(0.3) });
        return '';
      case 'wait':
        time.now += random.chance(0.1) ? random.int(0, longestWait) : random.int(1_000, 90_000);
        return '';
      case 'look after':
        return device.full ? 'full' : await lookAfter(random, device, this.#ledger, false);
      case 'change customer':
        device.login(device.user, random.pick(device.user.customers));
        device.tab(0).wake({ pull: true });
        return device.customer;
      case 'change user': {
        const user = random.pick(device.users);
        device.login(user, random.pick(user.customers));
        device.tab(0).wake({ pull: true });
        return user.username;
      }
      case 'the distributor':
        return await distribute(this.#sim.server, random);
      case 'sweep':
        await this.#sim.server.sweep();
        return '';
      default:
        return await act(name satisfies Doing, random, device, this.#ledger);
    }
  }

  async #fail(device: SimDevice): Promise<string> {
    const random = this.#random;
    const { network } = this.#sim;
    this.#faults += 1;
    if (network.busy && random.chance(0.75)) {
      const fault: NetworkFault = random.pick(networkFaults);
      this.#moved = await network.move(random, fault);
      return fault;
    }
    const fault = random.pick(machineFaults);
    const tab = random.pick([device.tab(0), ...device.living()]);
    switch (fault) {
      case 'kill':
        tab.die(random);
        break;
      case 'kill later':
        tab.life.endsIn = random.int(0, 9);
        tab.wake({ pull: true });
        break;
      case 'freeze':
        tab.wake({ pull: true });
        tab.freeze(random.chance(0.2) ? random.int(0, longestWait) : random.int(1_000, 300_000));
        break;
      case 'full':
        device.full = !device.full;
        break;
      case 'offline':
        device.online = !device.online;
        break;
      case 'clock':
        device.offset =
          random.pick([0, -10, -1, 1, 10].map((years) => years * year)) + random.int(0, 7_200_000);
        break;
      case 'connection':
        tab.db.backendDB()?.close();
        break;
      case 'session':
        device.sessionOver = true;
        device.token = null;
        break;
    }
    return fault;
  }
}
