import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTheftHashes, readTheftHashes } from './theft-hashes.ts';

const number = (nth: number) => `WU${String(nth).padStart(8, '0')}`;

test('knows every number that was packed', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Z0-9]{1,30}$/), { maxLength: 50 }), (numbers) => {
      const hashes = readTheftHashes(packTheftHashes(numbers));
      expect(numbers.every(hashes.has)).toBe(true);
    }),
  );
});

test('takes characters that look alike as the same', () => {
  expect(readTheftHashes(packTheftHashes(['WO1SZ'])).has('W0L52')).toBe(true);
});

test('has nothing when nothing is stolen', () => {
  const hashes = readTheftHashes(packTheftHashes([]));
  expect(hashes.size).toBe(0);
  expect(hashes.has('')).toBe(false);
});

test('needs at most 1 MB for 300,000 numbers', () => {
  const packed = packTheftHashes(Array.from({ length: 300_000 }, (_, nth) => number(nth)));
  expect(packed.length).toBeLessThan(1_000_000);
  const hashes = readTheftHashes(packed);
  const others = Array.from({ length: 100_000 }, (_, nth) => number(300_000 + nth));
  expect(others.filter(hashes.has).length).toBeLessThan(30);
});

test('refuses hashes that are cut off', () => {
  const packed = packTheftHashes(['WU1', 'WU2']);
  expect(() => readTheftHashes(packed.slice(0, 2))).toThrow(RangeError);
});
