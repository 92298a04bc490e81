// Everything: judge the sources, run the unit and server tests on both databases, build, run the
// browser tests. Closes with one line over all suites.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './generate/root.ts';

interface Counts {
  passed: number;
  failed: number;
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

/** What a suite counted, as its runner wrote it down. */
function counts(file: string, read: (json: unknown) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(root + file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

console.log(`Node ${process.version}`);
const check = run('check', 'scripts/check.ts');
const unit = run('unit', 'scripts/unit.ts');
const unitCounts = counts('test-results/unit.json', (json) => json as Counts);
const simulate = run('simulate', 'scripts/simulate.ts', ['--seeds', '200']);
const simulateCounts = counts('test-results/simulate.json', (json) => json as Counts);
const e2e = run('e2e', 'scripts/e2e.ts');
const e2eCounts = counts('test-results/e2e.json', (json) => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed at the second try only`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

const sizes = run('sizes', 'bench/size.ts', ['--check']);

const suites = [unitCounts, simulateCounts, e2eCounts];
const passed = suites.reduce((sum, one) => sum + one.passed, Number(check) + Number(sizes));
const failed = suites.reduce((sum, one) => sum + one.failed, Number(!check) + Number(!sizes));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(check && unit && simulate && e2e && sizes ? 0 : 1);
