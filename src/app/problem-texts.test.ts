import { expect, test } from 'vitest';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

const common = import.meta.glob<Record<string, ProblemTexts>>('../i18n/common-problems.ts', {
  eager: true,
});
const features = import.meta.glob<Record<string, ProblemTexts>>('../features/*/*.problems.ts', {
  eager: true,
});

test('registers each problem code once', () => {
  const registered = Object.values({ ...common, ...features })
    .flatMap((file) => Object.entries(file))
    .filter(([name]) => name.endsWith('Problems'))
    .flatMap(([, texts]) => Object.keys(texts));
  expect(registered.length).toBeGreaterThan(40);
  expect(registered.filter((code, at) => registered.indexOf(code) !== at)).toEqual([]);
});
