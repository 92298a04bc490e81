import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Ada', 'ADA'],
  ['Mu\u0308ller', 'MÜLLER'],
  ['İpek', 'ipek'],
  ['İpek', 'i\u0307pek'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΟΔΟΣ', 'οδοσ'],
])('takes %j and %j for the same name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});
