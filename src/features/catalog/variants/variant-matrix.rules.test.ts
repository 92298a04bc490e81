import { expect, test } from 'vitest';
import { toMatrix } from './variant-matrix.rules.ts';

const variant = (article_code: string, frameSize: string | null, color: string | null) => ({
  article_code,
  frameSize,
  color: color === null ? null : { name: color, hex: '#112233' },
});

test('places variants by size and color in their order', () => {
  const matrix = toMatrix([
    variant('a', 'S', 'Black'),
    variant('b', 'S', 'Red'),
    variant('c', 'M', 'Black'),
  ]);
  expect(matrix?.rows).toEqual(['S', 'M']);
  expect(matrix?.columns.map((column) => column.name)).toEqual(['Black', 'Red']);
  expect(matrix?.cell('S', 'Red')?.article_code).toBe('b');
  expect(matrix?.cell('M', 'Red')).toBeUndefined();
});

test('places parts without a frame size by wheel size', () => {
  const matrix = toMatrix([
    { article_code: 'a', wheelSize: '27.5"' },
    { article_code: 'b', wheelSize: '29"' },
  ]);
  expect(matrix?.rows).toEqual(['27.5"', '29"']);
  expect(matrix?.cell('29"', '')?.article_code).toBe('b');
});

test('gives up when two variants share a cell', () => {
  expect(toMatrix([variant('a', 'S', 'Black'), variant('b', 'S', 'Black')])).toBeNull();
});
