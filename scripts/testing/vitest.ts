import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Outcome {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where Node keeps what it compiled of the packages, which every test process loads anew. */
const compiled = `${root}node_modules/.cache/compiled`;

/**
 * Runs vitest with its usual output.
 * @returns how many tests passed and failed; a file that cannot be loaded counts as one failure
 */
export async function runVitest(args: string[], env: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-unit-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
      {
        cwd: root,
        stdio: 'inherit',
        env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
      },
    );
    const [code] = await once(child, 'exit');
    const outcome = read(report);
    if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
    return outcome;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(file: string): Outcome {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
