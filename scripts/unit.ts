// Runs all unit and server tests, the server's on PostgreSQL, and those of scripts/testing/embedded-tests.ts
// on the embedded database too:
//   npm run unit [-- file filters and options of vitest] [--all] [--both]
// With --all the long ones too (scripts/testing/long-tests.ts), with --both all server tests that use a database on
// both. TEST_DATABASE_URL names a server to use.
// Without it, a server is started for the run and then deleted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { keepTemporaryFilesInMemory } from './testing/memory-folder.ts';
import { startPostgres } from './testing/postgres.ts';
import { runVitest } from './testing/vitest.ts';

keepTemporaryFilesInMemory();
const own = ['--all', '--both'];
const args = process.argv.slice(2).filter((arg) => !own.includes(arg));
if (process.argv.includes('--both')) process.env.TEST_BOTH = 'yes';
if (!process.argv.includes('--all') && args.length === 0) process.env.TEST_USUAL = 'yes';
// Node's cache of compiled packages: every test process loads the packages again.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/compiled';

const given = process.env.TEST_DATABASE_URL;
const server = given ? null : await startPostgres();
try {
  process.env.TEST_DATABASE_URL = given || server?.url;
  console.log(`Server tests on ${server?.name ?? 'the PostgreSQL of TEST_DATABASE_URL'}`);
  const { passed, failures, flaky } = await runVitest(args);
  mkdirSync('test-results', { recursive: true });
  const counts = { passed, failed: failures.length, failures, flaky };
  writeFileSync('test-results/unit.json', JSON.stringify(counts));
  for (const name of flaky) console.log(`passed at the second try only: ${name}`);
  for (const name of failures) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await server?.stop();
}
process.exit();
