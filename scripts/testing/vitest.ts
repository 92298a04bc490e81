import { relative } from 'node:path';
import { parseCLI, startVitest, type TestModule } from 'vitest/node';
import { root } from '../generate/root.ts';

interface Failure {
  project: string;
  /** Path from the root. */
  file: string;
  /** The test's full name; null when the file itself failed. */
  test: string | null;
  reason: string;
}

export interface Outcome {
  passed: number;
  failures: string[];
  /** Tests that failed first and passed when their file was run again, alone. */
  flaky: string[];
}

/** From this number on, tests that passed at the second try only fail the run. */
const tooManyFlaky = 3;

/**
 * Runs vitest with its usual output. The file of a failed test is run once more at the end, alone.
 * @param args file filters and options of vitest
 */
export async function runVitest(args: readonly string[]): Promise<Outcome> {
  const first = await run(args);
  const again = Map.groupBy(first.failures, ({ project, file }) => `${project} ${file}`);
  const outcome: Outcome = { passed: first.passed, failures: [...first.errors], flaky: [] };
  for (const [failed] of again.values()) {
    if (!failed) continue;
    console.log(`Running ${failed.file} once more, alone`);
    const second = await run([failed.file, '--project', failed.project, '--maxWorkers', '1']);
    const { failures, flaky } = compare(
      first.failures.filter(
        ({ project, file }) => project === failed.project && file === failed.file,
      ),
      second.failures,
    );
    outcome.failures.push(...failures, ...second.errors);
    outcome.flaky.push(...flaky);
    outcome.passed += flaky.length;
  }
  if (outcome.flaky.length >= tooManyFlaky)
    outcome.failures.push(`${outcome.flaky.length} tests passed at the second try only`);
  return outcome;
}

const nameOf = ({ project, file, test }: Failure) =>
  `${project} ${file}: ${test ?? 'the file failed'}`;

/** Sorts the failures of two tries of one file into those that stay and those that passed at the second. */
export function compare(
  first: readonly Failure[],
  second: readonly Failure[],
): { failures: string[]; flaky: string[] } {
  const stays = (one: Failure) =>
    second.some(({ test }) => test === null || test === one.test || one.test === null);
  return {
    failures: second.map(nameOf),
    flaky: first
      .filter((one) => !stays(one))
      .map((one) => `${nameOf(one)}: failed with "${one.reason}", then passed`),
  };
}

/** One run. `errors` are those that no test is responsible for. */
async function run(
  args: readonly string[],
): Promise<{ passed: number; failures: Failure[]; errors: string[] }> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const vitest = await startVitest('test', filter, { ...options, watch: false });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const unhandled = vitest.state.getUnhandledErrors();
  const crashes = modules.filter(hasEnded);
  // The end of a process is a failure of the file that it ran, and has a second try as any other.
  const errors = unhandled
    .filter((error) => crashes.length === 0 || !isEndOfProcess(error))
    .map((error) => `unhandled: ${firstLine(error)}`);
  await vitest.close();
  if (modules.length === 0) errors.push('vitest found no test');
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...modules.flatMap(failuresOf),
      ...crashes.map((module) => failureOf(module, 'its process ended')),
    ],
    errors,
  };
}

/** Whether a file has no result, because its process ended while it ran. */
const hasEnded = (module: TestModule): boolean => ['pending', 'queued'].includes(module.state());

const isEndOfProcess = (error: unknown): boolean => firstLine(error).includes('[vitest-pool]');

const failureOf = (module: TestModule, reason: string): Failure => ({
  project: module.project.name,
  file: relative(root, module.moduleId),
  test: null,
  reason,
});

function failuresOf(module: TestModule): Failure[] {
  const failed = [...module.children.allTests('failed')];
  if (failed.length === 0 && module.state() === 'failed') {
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    return [failureOf(module, firstLine(module.errors()[0] ?? suites[0]))];
  }
  return failed.map((test) => ({
    ...failureOf(module, ''),
    test: test.fullName,
    reason: firstLine(test.result().errors?.[0]),
  }));
}

function firstLine(error: unknown): string {
  const text = error instanceof Object && 'message' in error ? String(error.message) : 'no message';
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}
