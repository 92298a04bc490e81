import { expect, test } from 'vitest';
import { batchCsv } from '#server/batches/batch-csv.ts';
import { blankCells } from './blank-cells.rules.ts';

const columns = { sorg: 'text', saleId: 'text', name: 'text', city: 'text' } as const;
const row = (saleId: string, name: string | null) => ({
  sorg: '2000',
  saleId,
  name,
  city: 'Boulder',
  precision: 2,
});
const blank = (names: (string | null)[], saleId: string) =>
  blankCells(
    batchCsv(
      columns,
      names.map((name, index) => row(`S${index}`, name)),
    ),
    [{ sorg: '2000', saleId }],
    ['name', 'city'],
  );

test('empties the cells of one row only', () => {
  expect(blank(['Ada', 'Eve'], 'S1')).toBe(
    'sorg,saleId,name,city\n2000,S0,Ada,Boulder\n2000,S1,,\n',
  );
});

test.each(['a,b', 'a"b', 'two\nlines', '=1+1', ' ', '', null])('keeps the others: %j', (name) => {
  const before = batchCsv(columns, [row('S0', name), row('S1', 'Eve')]);
  const after = blank([name, 'Eve'], 'S1');
  expect(after).toBe(before.replace('Eve,Boulder', ','));
});

test('changes nothing without such a row', () => {
  expect(blank(['Ada'], 'S9')).toBe(batchCsv(columns, [row('S0', 'Ada')]));
});
