import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 25, 4, [1, 2, 3, 4]],
  [3, 25, 4, [2, 3, 4, 5]],
  [25, 25, 4, [22, 23, 24, 25]],
  [2, 3, 4, [1, 2, 3]],
  [8, 25, 10, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  [1, 1, 10, [1]],
])('page %i of %i, %i shown (C024, C042)', (page, total, most, numbers) => {
  expect(pageNumbers(page, total, most)).toEqual(numbers);
});

test('contains the page, within range and the maximum length', () => {
  const input = fc.integer({ min: 1, max: 500 }).chain((total) =>
    fc.record({
      total: fc.constant(total),
      page: fc.integer({ min: 1, max: total }),
      most: fc.integer({ min: 1, max: 12 }),
    }),
  );
  fc.assert(
    fc.property(input, ({ page, total, most }) => {
      const numbers = pageNumbers(page, total, most);
      expect(numbers).toContain(page);
      expect(numbers[0]).toBeGreaterThanOrEqual(1);
      expect(numbers.at(-1)).toBeLessThanOrEqual(total);
      expect(numbers).toHaveLength(Math.min(most, total));
    }),
  );
});
