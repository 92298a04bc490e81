import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Outcome {
  passed: number;
  failed: number;
  /** Files and names of the tests that failed. */
  failures: string[];
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Node's cache of compiled packages: every test process loads the packages again. */
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
    if (code !== 0 && outcome.failed === 0) {
      outcome.failed = 1;
      outcome.failures.push(`vitest ended with exit code ${code}, and no test failed`);
    }
    return outcome;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(file: string): Outcome {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const path = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [`${path}: the file failed`];
      return failed.map(({ fullName }) => `${path}: ${fullName}`);
    });
    return { passed: report.numPassedTests, failed: failures.length, failures };
  } catch {
    return { passed: 0, failed: 1, failures: ['vitest wrote no report'] };
  }
}
