// The usual proof: check the sources and build beside each other, run the unit and server tests, then the browser
// tests with the simulator beside them. Closes with one line over all suites.
//   npm test [-- --both] [-- --all]
// --both runs the server tests on both databases. --all runs all browser tests instead of scripts/testing/journeys.ts,
// and scripts/testing/long-tests.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { root } from './generate/root.ts';
import { ensureBuilt } from './start/ensure-built.ts';
import { keepTemporaryFilesInMemory } from './testing/memory-folder.ts';
import { startPostgres } from './testing/postgres.ts';

/** The counts that a suite wrote to `test-results`. */
interface Counts {
  passed: number;
  failed: number;
  failures: string[];
  /** Tests that passed at the second try only. */
  flaky?: string[];
}

interface Suite {
  name: string;
  args: string[];
  /** Another suite runs beside it: this one gives way, and its output is printed at its end. */
  isBeside?: boolean;
}

/** Runs a suite in a process of its own. @returns whether it passed */
async function run({ name, args, isBeside = false }: Suite): Promise<boolean> {
  if (!isBeside) console.log(`\n=== ${name}`);
  const start = performance.now();
  const output: Buffer[] = [];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (isBeside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (isBeside) console.log(`\n=== ${name}\n${Buffer.concat(output)}`);
  console.log(`=== ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}

function counts(suite: string): Counts {
  try {
    return JSON.parse(readFileSync(`${root}test-results/${suite}.json`, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: [`${suite} wrote no counts`] };
  }
}

/** A step without counts of its own is one test. */
function asCounts(name: string, passed: boolean): Counts {
  return { passed: Number(passed), failed: Number(!passed), failures: passed ? [] : [name] };
}

keepTemporaryFilesInMemory();
const options = process.argv.slice(2);
console.log(`Node ${process.version}`);
// The counts of an earlier run must not be taken for those of a suite that crashes.
rmSync(`${root}test-results`, { recursive: true, force: true });
const began = performance.now();

const [check, isBuilt, postgres] = await Promise.all([
  run({ name: 'check', args: ['scripts/check.ts'] }),
  ensureBuilt().then(
    () => true,
    (error) => console.log(error),
  ),
  process.env.TEST_DATABASE_URL ? null : startPostgres(),
]);
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
const unit = await run({
  name: 'unit',
  args: ['scripts/unit.ts', ...options],
});
await postgres?.stop();
delete process.env.TEST_DATABASE_URL;

const seeds = ['--seeds', '4', '--workers', '1', '--no-properties'];
const [simulate, e2e] = await Promise.all([
  run({ name: 'simulate', args: ['scripts/simulate.ts', ...seeds], isBeside: true }),
  run({ name: 'e2e', args: ['scripts/e2e.ts', ...options.filter((one) => one === '--all')] }),
]);
const sizes = await run({ name: 'sizes', args: ['bench/size.ts', '--check'] });

const suites = [
  asCounts('check', check),
  asCounts('build', isBuilt === true),
  ...['unit', 'simulate', 'e2e'].map(counts),
  asCounts('sizes', sizes),
];
const total = (key: 'passed' | 'failed') => suites.reduce((sum, one) => sum + one[key], 0);

console.log(`\nAll suites took ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const name of suites.flatMap(({ flaky }) => flaky ?? []))
  console.log(`passed at the second try only: ${name}`);
for (const name of suites.flatMap(({ failures }) => failures)) console.log(`failed: ${name}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(check && isBuilt && unit && simulate && e2e && sizes ? 0 : 1);
