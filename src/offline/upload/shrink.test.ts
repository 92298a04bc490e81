import { expect, test } from 'vitest';
import { shownSize, smallerOf } from './shrink.ts';

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 2_560, height: 1_920 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 1, height: 100_000 },
    { width: 1, height: 2_560 },
  ],
])('resizes a picture of %o to %o', (size, wanted) => {
  expect(shownSize(size, 2_560)).toEqual(wanted);
});

test('sends the original picture when shrinking does not help', () => {
  const [chosen, small, large] = [100, 50, 95].map((bytes) => new Blob([new Uint8Array(bytes)]));
  if (!chosen || !small || !large) throw new Error('three blobs');
  expect(smallerOf(chosen, small)).toBe(small);
  expect(smallerOf(chosen, large)).toBe(chosen);
  expect(smallerOf(chosen, new Blob([]))).toBe(chosen);
  expect(smallerOf(chosen, null)).toBe(chosen);
});
