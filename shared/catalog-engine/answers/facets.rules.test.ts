import { expect, test } from 'vitest';
import { sizeOptions, toOptions } from './facets.rules.ts';

const count = (value: string, n: number) => ({ value, n });

test('sorts sizes by size and omits empty values', () => {
  const counts = [count('XL', 1), count('', 9), count('S', 2), count('M', 3)];
  expect(sizeOptions(counts).map((option) => option.value)).toEqual(['S', 'M', 'XL']);
});

test('limits a long facet to its most frequent values', () => {
  const many = Array.from({ length: 400 }, (_, n) => count(`v${n}`, n));
  const options = toOptions(many, (value) => value.replace('v', 'Model '));
  expect(options).toHaveLength(300);
  expect(Math.min(...options.map((option) => option.count))).toBe(100);
  expect(options[0]?.label).toBe('Model 100');
});
