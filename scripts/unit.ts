// Runs all unit and server tests on the embedded database, then those server tests that use a database
// (scripts/testing/tests-with-database.ts) again on PostgreSQL:
//   npm run unit [-- file filters and options of vitest]
// TEST_DATABASE_URL names a server to use. Without it, a server is started for the run and then deleted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { startPostgres } from './testing/postgres.ts';
import { type Outcome, runVitest } from './testing/vitest.ts';

const args = process.argv.slice(2);

console.log('Tests on the embedded database');
const outcomes: Outcome[] = [await runVitest(args, { TEST_DATABASE_URL: '' })];

const given = process.env.TEST_DATABASE_URL;
const server = given
  ? { url: given, name: 'the PostgreSQL of TEST_DATABASE_URL', stop: async () => {} }
  : await startPostgres();
try {
  console.log(`Server tests on ${server.name}`);
  const serverOnly = ['--project', 'server', '--passWithNoTests', ...args];
  outcomes.push(await runVitest(serverOnly, { TEST_DATABASE_URL: server.url }));
} finally {
  await server.stop();
}

const total = (key: 'passed' | 'failed') =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
mkdirSync('test-results', { recursive: true });
writeFileSync(
  'test-results/unit.json',
  JSON.stringify({
    passed: total('passed'),
    failed: total('failed'),
    failures: outcomes.flatMap(({ failures }) => failures),
  }),
);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
