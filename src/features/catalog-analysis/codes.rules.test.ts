import { expect, test } from 'vitest';
import { parseCodes } from './codes.rules.ts';

test.each([
  ['A-1\r\n\r\n  b 2 \n', ['A-1', 'b 2']],
  ['A-1, B-2;C-3\tD-4', ['A-1', 'B-2', 'C-3', 'D-4']],
  ['a-1\nA-1', ['A-1']],
  ['Name;Article code;Qty\nChain;A-1;5\nTyre;"B-2";1', ['A-1', 'B-2']],
  [' \n;;\n', []],
])('reads the codes of %j', (text, codes) => {
  expect(parseCodes(text)).toEqual(codes);
});
