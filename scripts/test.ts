// Everything: judge the sources, run the unit and server tests on both databases, build, run the
// browser tests. Closes with one line over all suites.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { root } from './generate/root.ts';

/** The counts that a suite wrote to `test-results`. */
interface Counts {
  passed: number;
  failed: number;
  failures: string[];
  /** Browser tests that passed at the second try only. */
  flaky?: string[];
}

function run(name: string, script: string, args: string[] = []): boolean {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
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

console.log(`Node ${process.version}`);
// The counts of an earlier run must not be taken for those of a suite that crashes.
rmSync(`${root}test-results`, { recursive: true, force: true });
const began = performance.now();
const check = run('check', 'scripts/check.ts');
const unit = run('unit', 'scripts/unit.ts');
const simulate = run('simulate', 'scripts/simulate.ts', ['--seeds', '200']);
const e2e = run('e2e', 'scripts/e2e.ts');
const sizes = run('sizes', 'bench/size.ts', ['--check']);

const suites = [
  asCounts('check', check),
  ...['unit', 'simulate', 'e2e'].map(counts),
  asCounts('sizes', sizes),
];
const total = (key: 'passed' | 'failed') => suites.reduce((sum, one) => sum + one[key], 0);

console.log(`\nAll suites took ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const name of suites.flatMap(({ flaky }) => flaky ?? []))
  console.log(`passed at the second try only: ${name}`);
for (const name of suites.flatMap(({ failures }) => failures)) console.log(`failed: ${name}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(check && unit && simulate && e2e && sizes ? 0 : 1);
