// Browser tests against the real server on its embedded database. The real importer fills the database with a
// small demo feed, and with AdventureWorks if its sample data is present. Phone and desktop run at the same
// time, each against a separate server.
//   npm run e2e                                 those of scripts/testing/journeys.ts
//   npm run e2e -- --all                        all
//   npm run e2e -- arguments for playwright     one run, one server
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './generate/root.ts';
import { ensureBuilt } from './start/ensure-built.ts';
import { testBrowsers } from './testing/browser.ts';
import { type E2eReport, testsOf } from './testing/e2e-report.ts';
import { writeE2eUsers } from './testing/e2e-users.ts';
import { firefoxPath } from './testing/firefox.ts';
import { journeys } from './testing/journeys.ts';
import { keepTemporaryFilesInMemory } from './testing/memory-folder.ts';
import { startPortalServer } from './testing/portal-server.ts';
import { runScript, startServer } from './testing/server.ts';
import { webkitPrograms } from './testing/webkit.ts';

keepTemporaryFilesInMemory();
const sample = `${root}../shared/data/adventureworks`;
const folder = mkdtempSync(join(tmpdir(), 'pannier-e2e-'));
const operatorToken = randomBytes(32).toString('hex');
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
const isAll = process.argv.includes('--all');
const withSample = existsSync(sample) && (isAll || args.length > 0);
const browsers = testBrowsers();
// Each import and each start of a server would read and strip the same sources again.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
const settings = (data: string) => ({
  PANNIER_DATA_DIR: data,
  PANNIER_MODE: 'demo',
  PANNIER_OPERATOR_TOKEN: operatorToken,
});

/** Fills a data folder as a distributor would. */
async function fill(data: string): Promise<void> {
  const feed = join(folder, 'feed');
  await runScript('scripts/feed-demo.ts', [feed, '--articles', '900', '--dealers', '600']);
  await runScript('scripts/import.ts', ['--create', feed], settings(data));
  const users = join(folder, 'users');
  writeE2eUsers(users);
  await runScript('scripts/import.ts', ['--create', users], settings(data));
  if (!withSample) {
    if (isAll) console.log('AdventureWorks is not beside the project; its purchase is not tested.');
    return;
  }
  const out = join(folder, 'adventureworks');
  await runScript('scripts/feed-adventureworks.ts', [sample, out]);
  await runScript('scripts/import.ts', ['--create', out], settings(data));
}

/** Runs Playwright against a server on a data folder. @returns its exit code */
async function run(name: string, data: string, args: string[]): Promise<number> {
  const server = await startServer(settings(data));
  try {
    const child = spawn('playwright', ['test', '--output', `test-results/${name}`, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_URL: server.url,
        E2E_REPORT: `test-results/${name}.json`,
        E2E_ADVENTUREWORKS: withSample ? 'yes' : '',
        E2E_OPERATOR_TOKEN: operatorToken,
        E2E_MAIL_DIR: join(data, 'mail'),
        CHROMIUM_PATH: browsers.quick,
        E2E_WHOLE_CHROMIUM: browsers.whole,
      },
    });
    return await new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
  } finally {
    await server.stop();
  }
}

/** Adds up what the runs counted, in the file that the whole suite reads. */
function addUp(names: readonly string[]): void {
  const counts = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] };
  for (const name of names) {
    const report: E2eReport = JSON.parse(readFileSync(`${root}test-results/${name}.json`, 'utf8'));
    const tests = testsOf(report);
    const named = (status: string) =>
      tests.filter((test) => test.status === status).map((test) => test.name);
    counts.passed += report.stats.expected + report.stats.flaky;
    counts.failed += report.stats.unexpected;
    counts.failures.push(...named('unexpected'));
    counts.flaky.push(...named('flaky'));
  }
  writeFileSync(`${root}test-results/e2e.json`, JSON.stringify(counts));
}

let status = 1;
const stopPortalServer = await startPortalServer();
try {
  // Before any test's clock runs: on a fresh machine they are installed first.
  if (isAll || args.length > 0) {
    firefoxPath();
    webkitPrograms();
  }
  const data = join(folder, 'data');
  await Promise.all([ensureBuilt(), fill(data)]);
  if (args.length > 0) status = await run('e2e', data, args);
  else {
    const second = join(folder, 'second');
    cpSync(data, second, { recursive: true });
    const others = isAll
      ? ['desktop', 'push', 'webkit', ...(withSample ? ['adventureworks'] : [])]
      : ['desktop'];
    const files = isAll ? [] : journeys;
    const codes = await Promise.all([
      run('phone', data, ['--project=phone', ...files]),
      run('others', second, [...others.map((name) => `--project=${name}`), ...files]),
    ]);
    addUp(['phone', 'others']);
    status = Math.max(...codes);
  }
} finally {
  await stopPortalServer();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
