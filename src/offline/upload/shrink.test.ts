import { expect, test } from 'vitest';
import { pickSmaller, shownSize } from './shrink.ts';

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
  expect(pickSmaller(chosen, small)).toBe(small);
  expect(pickSmaller(chosen, large)).toBe(chosen);
  expect(pickSmaller(chosen, new Blob([]))).toBe(chosen);
  expect(pickSmaller(chosen, null)).toBe(chosen);
});
