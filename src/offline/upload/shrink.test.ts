import { expect, test } from 'vitest';
import { encodeSmall, pickSmaller, shownSize } from './shrink.ts';

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
  const drawn = (blob: Blob, wasTooWide = false) => ({ blob, wasTooWide });
  expect(pickSmaller(chosen, drawn(small))).toBe(small);
  expect(pickSmaller(chosen, drawn(large))).toBe(chosen);
  expect(pickSmaller(chosen, drawn(new Blob([])))).toBe(chosen);
  expect(pickSmaller(chosen, null)).toBe(chosen);
  expect(pickSmaller(chosen, drawn(large, true))).toBe(large);
  expect(pickSmaller(chosen, drawn(large), false)).toBe(large);
});

test.each([
  ['in good quality when that suffices', 400_000, [0.85]],
  ['in less quality when it is too large', 560_000, [0.85, 0.72]],
  ['in a quality that can be read, whatever its size', 5_000_000, [0.85, 0.72, 0.6]],
])('encodes a picture %s', async (_how, full, wanted) => {
  const tried: number[] = [];
  const blob = await encodeSmall(async (quality) => {
    tried.push(quality);
    return new Blob([new Uint8Array(Math.round((full * quality) / 0.85))]);
  });
  expect(tried).toEqual(wanted);
  expect(blob?.size).toBe(Math.round((full * (wanted.at(-1) ?? 0)) / 0.85));
});
