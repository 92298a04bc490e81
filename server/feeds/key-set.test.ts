import { expect, test } from 'vitest';
import { KeySet } from './key-set.ts';

test('returns the first line of a key as the set grows', () => {
  const keys = new KeySet();
  for (let line = 2; line < 20_000; line++) expect(keys.add(`key ${line}`, line)).toBeUndefined();
  for (let line = 2; line < 20_000; line++) expect(keys.add(`key ${line}`, 99)).toBe(line);
  expect(keys.has('key 7')).toBe(true);
  expect(keys.has('another')).toBe(false);
});
