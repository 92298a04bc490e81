import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, 'en-US', '0 byte'],
  [999, 'en-US', '999 byte'],
  [12_345, 'en-US', '12 kB'],
  [12_345_678, 'en-US', '12.3 MB'],
  [12_345_678, 'de', '12,3 MB'],
  [5_000_000_000_000, 'en-US', '5,000 GB'],
])('%d in %s is %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text);
});
