import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportCell, readExportedCell } from './export-cell.ts';
import { propertyRuns } from './testing/property-runs.ts';

test.each(['=1+1', '+49 171', '-5', '@x', '\tx', '\nx', '＝1', "'=x", "'0012"])(
  'writes %j with an apostrophe',
  (text) => {
    expect(exportCell(text)).toBe(`'${text}`);
  },
);

test.each([
  ["'0012345", '0012345'],
  ['="0012345"', '0012345'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ["'68 Comeback", "'68 Comeback"],
  ['="a"&"b"', '="a"&"b"'],
  ['="', '="'],
])('reads %j as %j', (written, text) => {
  expect(readExportedCell(written)).toBe(text);
});

test('reads every text as it was before it was written', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^['=+\-@"0-9a]{0,8}$/).filter((one) => one.length < 9),
  );
  fc.assert(
    fc.property(text, (one) => readExportedCell(exportCell(one)) === one),
    propertyRuns(300),
  );
});
