import { expect, test } from 'vitest';
import { namedOptions, optionsOf } from './facets.rules.ts';

const count = (value: string, n: number) => ({ facet: 'frameSizes' as const, value, n });

test('sizes stand in the order of sizes, empty values nowhere', () => {
  const counts = [count('XL', 1), count('', 9), count('S', 2), count('M', 3)];
  expect(optionsOf(counts, 'frameSizes').map((option) => option.value)).toEqual(['S', 'M', 'XL']);
});

test('a long facet offers its widest values, still by their words', () => {
  const many = Array.from({ length: 400 }, (_, n) => ({ value: `v${n}`, label: `Model ${n}`, n }));
  const options = namedOptions(many);
  expect(options).toHaveLength(300);
  expect(Math.min(...options.map((option) => option.count))).toBe(100);
  expect(options[0]?.label).toBe('Model 100');
});
