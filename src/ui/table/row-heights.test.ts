import { expect, test } from 'vitest';
import { RowHeights } from './row-heights.ts';

test('estimates unseen rows by the first measured ones', () => {
  const heights = new RowHeights(100);
  expect(heights.top(1000)).toBe(100_000);
  heights.measure([
    [0, 60],
    [1, 80],
  ]);
  expect(heights.typical).toBe(70);
  expect(heights.top(1)).toBe(60);
  expect(heights.top(3)).toBe(210);
});

test('keeps the estimate so that rows above do not move', () => {
  const heights = new RowHeights(100);
  heights.measure([[0, 50]]);
  heights.measure([[5, 500]]);
  expect(heights.top(5)).toBe(250);
  expect(heights.top(6)).toBe(750);
  heights.measure([[5, 60]]);
  expect(heights.top(100_000)).toBe(100_000 * 50 + 10);
});

test('finds the row at a height', () => {
  const heights = new RowHeights(10);
  heights.measure([[0, 10]]);
  heights.measure([[3, 40]]);
  expect([-5, 0, 9, 10, 35, 69, 70].map((y) => heights.findLine(y, 100))).toEqual([
    0, 0, 0, 1, 3, 3, 4,
  ]);
  expect(heights.findLine(1e9, 100)).toBe(99);
  expect(heights.findLine(10, 0)).toBe(0);
});

test('forgets the measurements at a new width', () => {
  const heights = new RowHeights(10);
  heights.measure([[0, 200]]);
  heights.reset();
  heights.measure([[4, 20]]);
  expect(heights.top(10)).toBe(200);
});
