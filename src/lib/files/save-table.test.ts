import { expect, test } from 'vitest';
import { type TableSheet, tableCsv } from './save-table.ts';

const sheet = (rows: TableSheet['rows']): TableSheet => ({
  name: 'Orders',
  precision: 2,
  columns: [
    { text: 'Order', width: 10 },
    { text: 'Total, gross', width: 10, format: 'money' },
  ],
  rows,
});

test('writes a CSV file with BOM, header and CR LF line ends', () => {
  expect(tableCsv(sheet([['4711', 12.5]]))).toBe('\uFEFFOrder,"Total, gross"\r\n4711,12.5\r\n');
});

test('quotes commas, quotes and breaks and leaves null empty', () => {
  const [, line] = tableCsv(sheet([['a"b\nc', null]])).split('\r\n');
  expect(line).toBe('"a""b\nc",');
});

test.each(['=1+1', '+49', '-1', '@x', '\tx'])('escapes %j as no formula in a CSV file', (text) => {
  const [, line] = tableCsv(sheet([[text, -5]])).split('\r\n');
  expect(line).toBe(`'${text},-5`);
});
