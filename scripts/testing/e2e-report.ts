/** The part of Playwright's JSON report that is read here. */
export interface E2eReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

/** All tests of a report with their outcome: `expected`, `unexpected`, `flaky` or `skipped`. */
export function testsOf(report: Pick<E2eReport, 'suites'>): { name: string; status: string }[] {
  return report.suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status }) => ({
        name: `e2e/${file}: ${title} (${projectName})`,
        status,
      })),
    ),
    ...testsOf({ suites: suite.suites ?? [] }),
  ]);
}
