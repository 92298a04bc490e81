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

test('a CSV file has a mark, a header and lines that end with CR LF', () => {
  expect(tableCsv(sheet([['4711', 12.5]]))).toBe('\uFEFFOrder,"Total, gross"\r\n4711,12.5\r\n');
});

test('commas, quotes and line breaks are quoted, nothing is an empty cell', () => {
  const [, line] = tableCsv(sheet([['a"b\nc', null]])).split('\r\n');
  expect(line).toBe('"a""b\nc",');
});

test.each(['=1+1', '+49', '-1', '@x', '\tx'])('%j is no formula in a CSV file', (text) => {
  const [, line] = tableCsv(sheet([[text, -5]])).split('\r\n');
  expect(line).toBe(`'${text},-5`);
});
