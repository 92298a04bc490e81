import { expect, it } from 'vitest';
import { compare } from './vitest.ts';

const failure = (test: string | null, reason = 'timed out') => ({
  project: 'client',
  file: 'src/a.test.ts',
  test,
  reason,
});

it('names what passes at the second try with both results', () => {
  const { failures, flaky } = compare([failure('one'), failure('two')], [failure('two')]);
  expect(failures).toEqual(['client src/a.test.ts: two']);
  expect(flaky).toEqual(['client src/a.test.ts: one: failed with "timed out", then passed']);
});

it('takes a file that fails at the second try as a failure of all', () => {
  const { failures, flaky } = compare([failure('one')], [failure(null)]);
  expect(failures).toEqual(['client src/a.test.ts: the file failed']);
  expect(flaky).toEqual([]);
});

it('counts what fails only at the second try', () => {
  expect(compare([failure('one')], [failure('two')])).toEqual({
    failures: ['client src/a.test.ts: two'],
    flaky: ['client src/a.test.ts: one: failed with "timed out", then passed'],
  });
});
