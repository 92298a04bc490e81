import { expect, test } from 'vitest';
import { optionsOf, sizeOptions } from './facets.rules.ts';

const count = (value: string, n: number) => ({ value, n });

test('sizes stand in the order of sizes, empty values nowhere', () => {
  const counts = [count('XL', 1), count('', 9), count('S', 2), count('M', 3)];
  expect(sizeOptions(counts).map((option) => option.value)).toEqual(['S', 'M', 'XL']);
});

test('a long facet offers its widest values, still by their words', () => {
  const many = Array.from({ length: 400 }, (_, n) => count(`v${n}`, n));
  const options = optionsOf(many, (value) => value.replace('v', 'Model '));
  expect(options).toHaveLength(300);
  expect(Math.min(...options.map((option) => option.count))).toBe(100);
  expect(options[0]?.label).toBe('Model 100');
});
