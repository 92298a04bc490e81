// Runs all unit and server tests, the server's on PostgreSQL, and those of scripts/testing/embedded-tests.ts
// on the embedded database too:
//   npm run unit [-- file filters and options of vitest] [--both]
// With --both all server tests that use a database run on both. TEST_DATABASE_URL names a server to use.
// Without it, a server is started for the run and then deleted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { keepTemporaryFilesInMemory } from './testing/memory-folder.ts';
import { startPostgres } from './testing/postgres.ts';
import { runVitest } from './testing/vitest.ts';

keepTemporaryFilesInMemory();
const args = process.argv.slice(2);
if (args.includes('--both')) process.env.TEST_BOTH = 'yes';
// Node's cache of compiled packages: every test process loads the packages again.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/compiled';

const given = process.env.TEST_DATABASE_URL;
const server = given ? null : await startPostgres();
try {
  process.env.TEST_DATABASE_URL = given || server?.url;
  console.log(`Server tests on ${server?.name ?? 'the PostgreSQL of TEST_DATABASE_URL'}`);
  const { passed, failures, flaky } = await runVitest(args.filter((arg) => arg !== '--both'));
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
