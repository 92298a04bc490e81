// Simulates devices and a network with the real server, under faults that a seed determines:
//   npm run simulate -- --seeds 200 --from 1 [--steps 500] [--trace] [--workers 1] [--no-properties]
// and then all property tests with ten times their runs from a random seed (shared/testing/property-runs.ts).
// No saved change may be lost, doubled or altered, all devices must end in the server's state, and no queue
// may be stuck. For a seed that fails, the command that runs it again is printed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fixtureImage } from '#server/testing/fixture.ts';
import { type Source, sources } from './laws/sources.ts';
import type { Outcome } from './simulate/seed.ts';
import type { Orders, Report } from './simulate/worker.ts';
import { runVitest } from './testing/vitest.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    steps: { type: 'string' },
    trace: { type: 'boolean', default: false },
    workers: { type: 'string' },
    properties: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const count = Number(values.seeds);
const from = Number(values.from);
const steps = values.steps === undefined ? null : Number(values.steps);
if (![count, from, steps ?? 1].every((number) => Number.isInteger(number) && number >= 0))
  throw new RangeError('--seeds, --from and --steps are whole numbers');

/** So many seeds are run twice: the second time must be the first, event by event. */
const twice = values.trace ? 0 : Math.min(5, count);
/**
 * A simulation that waits without end is a failure as well, and the only one that it cannot report. Only idle
 * time counts: on a busy computer the work of a seed may take long.
 */
const longestIdleMs = 60_000;
const longestMs = 3_600_000;
const mostWorkers = Number(values.workers ?? 4);
/** Nearly everything a step makes is gone with it: with little room for it much would be moved about. */
const youngMb = 96;
const oldMb = 4_000;

const seeds = Array.from({ length: count }, (_, n) => from + n);
const queue = [...seeds, ...seeds.slice(0, twice)];
const failed = new Set<number>();
const hashes = new Map<number, string>();
const total = { steps: 0, faults: 0, effects: 0, runs: 0 };
const began = performance.now();
const rate = () => ((total.runs * 1_000) / (performance.now() - began)).toFixed(2);

function fail(seed: number, problems: string[]): void {
  failed.add(seed);
  const again = steps === null ? '' : ` --steps ${steps}`;
  console.log(`seed ${seed} failed:`);
  for (const problem of problems.slice(0, 10)) console.log(`  ${problem.slice(0, 2_000)}`);
  console.log(`  again: npm run simulate -- --seeds 1 --from ${seed}${again} --trace`);
}

function recordOutcome({ seed, problems, hash, ...counts }: Outcome): void {
  total.runs += 1;
  total.steps += counts.steps;
  total.faults += counts.faults;
  total.effects += counts.effects;
  if (problems.length > 0) fail(seed, problems);
  const before = hashes.get(seed);
  if (before !== undefined && before !== hash) fail(seed, [`two runs differ: ${before}, ${hash}`]);
  if (seed < from + twice) hashes.set(seed, hash);
  if (total.runs % 100 === 0) console.log(`${total.runs} runs, ${rate()} seeds per second`);
}

/** One worker until no seed is left; a seed it dies of or hangs in has failed. */
async function work(): Promise<void> {
  while (queue.length > 0) {
    const orders: Orders = { steps, trace: values.trace };
    const worker = new Worker(new URL('./simulate/worker.ts', import.meta.url), {
      workerData: orders,
      resourceLimits: { maxYoungGenerationSizeMb: youngMb, maxOldGenerationSizeMb: oldMb },
    });
    let seed: number | undefined;
    await new Promise<void>((done) => {
      let watchdog: NodeJS.Timeout | undefined;
      const end = (problem: string) => {
        clearInterval(watchdog);
        fail(seed ?? from, [problem]);
        done();
      };
      worker.on('error', (error) => end(`the process ended: ${(error as Error).stack}`));
      worker.on('message', (report: Report) => {
        clearInterval(watchdog);
        if (report !== 'ready') recordOutcome(report);
        seed = queue.shift();
        if (seed === undefined) return done();
        const before = worker.performance.eventLoopUtilization();
        watchdog = setInterval(() => {
          const { idle, active } = worker.performance.eventLoopUtilization(before);
          if (idle > longestIdleMs) end('it hangs: it waits for what never comes');
          else if (idle + active > longestMs) end('it hangs: it goes on for ever');
        }, 5_000);
        worker.postMessage(seed);
      });
    });
    await worker.terminate();
    // Without a first sign of life another worker would fare no better.
    if (total.runs === 0 && failed.size > 0) return;
  }
}

/** Runs the property tests at full size. A failure prints its seed and its counterexample. */
async function runProperties(): Promise<boolean> {
  const isProperty = ({ path, imports }: Source) =>
    /\.test\.tsx?$/.test(path) && imports.includes('fast-check');
  process.env.PROPERTY_FACTOR = '10';
  const files = sources().filter(isProperty);
  const { failures } = await runVitest(files.map(({ path }) => path));
  for (const name of failures) console.log(`failed: ${name}`);
  return failures.length === 0;
}

// Made once, before several would make it at the same time.
await fixtureImage();
const workers = Math.min(mostWorkers, availableParallelism(), Math.max(1, queue.length));
await Promise.all(Array.from({ length: values.trace ? 1 : workers }, work));

const share = ((100 * total.faults) / Math.max(1, total.steps)).toFixed(1);
console.log(
  `${total.steps} steps, ${total.faults} faults (${share} %), ${total.effects} changes taken; ` +
    `${rate()} seeds per second in ${workers} threads`,
);
const passed = count - failed.size;
const arePropertiesGood = !values.properties || values.trace || (await runProperties());
mkdirSync('test-results', { recursive: true });
const failures = [...failed].map((seed) => `simulate: seed ${seed}`);
writeFileSync(
  'test-results/simulate.json',
  JSON.stringify({ passed, failed: failed.size, failures }),
);
console.log(`${passed} seeds passed, ${failed.size} failed`);
process.exit(failed.size === 0 && arePropertiesGood ? 0 : 1);
