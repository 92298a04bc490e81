import { expect, it } from 'vitest';
import { embeddedTests, testedByOthers } from '../testing/embedded-tests.ts';
import { testsWithDatabase } from '../testing/tests-with-database.ts';
import { sources } from './sources.ts';

const files = sources();

it('tests on the embedded database only files that open one', () => {
  const known = testsWithDatabase(files);
  expect(embeddedTests.filter((path) => !known.includes(path))).toEqual([]);
});

it('tests each feature with raw SQL on the embedded database', () => {
  const features = files.flatMap(({ path, text }) => {
    const [, feature] =
      /^server\/features\/([^/]+)\/(?!.*\/testing\/).*\.store\.ts$/.exec(path) ?? [];
    return feature && /\bsql(<[^`]*>)?`/.test(text) ? [feature] : [];
  });
  const isTested = (feature: string) =>
    embeddedTests.some((path) => path.startsWith(`server/features/${feature}/`)) ||
    embeddedTests.includes(testedByOthers[feature] ?? '');
  expect(features.length).toBeGreaterThan(50);
  expect([...new Set(features)].filter((feature) => !isTested(feature))).toEqual([]);
});
