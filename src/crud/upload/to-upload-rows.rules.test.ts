import { expect, test } from 'vitest';
import { splitRefused, toUploadRows, withHeadings } from './to-upload-rows.rules.ts';
import type { UploadColumn } from './upload-columns.ts';

const columns: UploadColumn<'frameNumber' | 'soldDate' | 'phone'>[] = [
  { key: 'frameNumber', label: 'Rahmennummer', required: true, example: 'WU1' },
  { key: 'soldDate', label: 'Verkauft am', required: true, kind: 'day', example: '2026-11-01' },
  { key: 'phone', label: 'Telefon', example: '' },
];
const read = (...rows: string[][]) =>
  toUploadRows(
    rows.map((cells, at) => ({ no: at + 1, cells })),
    columns,
    false,
  );

test('finds columns by label or key, in any order', () => {
  expect(read(['sold_date', 'Note', 'RAHMEN-NUMMER'], ['1.11.2026', 'x', 'WU1'])).toEqual({
    rows: [{ line: 2, cells: { frameNumber: 'WU1', soldDate: '2026-11-01', phone: '' } }],
  });
});

test('names the required columns that are missing', () => {
  expect(read(['Telefon'], ['030'])).toEqual({ missing: ['Rahmennummer', 'Verkauft am'] });
});

test('leaves out rows without a cell of its columns', () => {
  const { rows } = read(['frameNumber', 'soldDate', 'note'], ['', '', 'x'], ['WU1', '', '']);
  expect(rows).toMatchObject([{ line: 3 }]);
});

test('splits off rows that repeat an earlier one', () => {
  const { rows = [] } = read(['frameNumber', 'soldDate'], ['WU1'], ['WU2'], ['WU1'], ['?'], ['?']);
  const split = splitRefused(rows, {
    field: 'frameNumber',
    of: ({ frameNumber }) => (frameNumber === '?' ? null : frameNumber),
  });
  expect(split.rows.map(({ line }) => line)).toEqual([2, 3, 5, 6]);
  expect(split.refused).toMatchObject([
    {
      row: { line: 4 },
      problem: { code: 'TWICE_IN_FILE', field: 'frameNumber', firstLine: 2 },
    },
  ]);
});

test('splits off rows with an error of the spreadsheet', () => {
  const { rows = [] } = read(['frameNumber', 'soldDate'], ['#REF!', '#DIGITS!'], ['#N/A'], ['#1']);
  const split = splitRefused(rows, { field: 'frameNumber', of: ({ frameNumber }) => frameNumber });
  expect(split.rows.map(({ line }) => line)).toEqual([4]);
  expect(split.refused.map(({ row: { line }, problem }) => ({ line, ...problem }))).toEqual([
    { line: 2, code: 'CELL_ERROR', field: 'frameNumber' },
    { line: 2, code: 'CELL_ERROR', field: 'soldDate' },
    { line: 3, code: 'CELL_ERROR', field: 'frameNumber' },
  ]);
});

test.each([
  ['WU1\t2026-11-01\t030', 'frameNumber\tsoldDate\tphone\n', 1],
  ['WU1;2026-11-01', 'frameNumber;soldDate;phone\n', 1],
  ['WU1', 'frameNumber\tsoldDate\tphone\n', 1],
  ['Telefon,Rahmennummer\n030,WU1', '', 0],
])('names the columns of pasted rows: %j', (text, headings, added) => {
  expect(withHeadings(text, columns)).toEqual({ text: headings + text, added });
});

test('names the columns below a line that names the separator', () => {
  expect(withHeadings('sep=|\nWU1|2026-11-01', columns)).toEqual({
    text: 'sep=|\nframeNumber|soldDate|phone\nWU1|2026-11-01',
    added: 1,
  });
  const named = 'sep=;\nTelefon;Rahmennummer\n030;WU1';
  expect(withHeadings(named, columns)).toEqual({ text: named, added: 0 });
});
