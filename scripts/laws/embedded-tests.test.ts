import { expect, it } from 'vitest';
import { embeddedTests } from '../testing/embedded-tests.ts';
import { testsWithDatabase } from '../testing/tests-with-database.ts';

it('tests on the embedded database only files that open one', () => {
  const known = testsWithDatabase();
  expect(embeddedTests.filter((path) => !known.includes(path))).toEqual([]);
});
