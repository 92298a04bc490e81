import { expect, test } from 'vitest';
import { folded } from './folded-text.ts';
import { plainSigns } from './plain-signs.ts';

test.each([
  ['Men’s', "Men's"],
  ['„Pro“', '"Pro"'],
  ['28″', '28"'],
  ['A–B‑C', 'A-B-C'],
  ['and so on…', 'and so on...'],
  ['10\u202fkm\u00a0x', '10 km x'],
  ['oﬃce', 'office'],
])('%j is %j with plain signs', (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
  expect(folded(text)).toBe(folded(plain));
});
