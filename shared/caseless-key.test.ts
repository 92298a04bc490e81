import { expect, test } from 'vitest';
import { toCaselessKey } from './caseless-key.ts';

test.each([
  ['Müller', 'MU\u0308LLER'],
  ['İpek', 'ipek'],
  ['ΟΔΟΣ', 'οδοσ'],
])('%s and %s are the same name', (one, other) => {
  expect(toCaselessKey(one)).toBe(toCaselessKey(other));
});
