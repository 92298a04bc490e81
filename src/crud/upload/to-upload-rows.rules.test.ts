import { expect, test } from 'vitest';
import { fixRows, splitRefused, toUploadRows, withHeadings } from './to-upload-rows.rules.ts';
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

const byFrame = {
  field: 'frameNumber' as const,
  of: ({ frameNumber }: Record<'frameNumber', string>) => frameNumber,
};

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
  const split = splitRefused(rows, columns, {
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
  const split = splitRefused(rows, columns, byFrame);
  expect(split.rows.map(({ line }) => line)).toEqual([4]);
  expect(split.refused.map(({ row: { line }, problem }) => ({ line, ...problem }))).toEqual([
    { line: 2, code: 'CELL_ERROR', field: 'frameNumber' },
    { line: 2, code: 'CELL_ERROR', field: 'soldDate' },
    { line: 3, code: 'CELL_ERROR', field: 'frameNumber' },
  ]);
});

test('checks corrected rows again, and no others', () => {
  const { rows = [] } = read(
    ['frameNumber', 'soldDate'],
    ['WU1', '1.11.2026'],
    ['WU2', 'x'],
    ['WU1', '2.11.2026'],
  );
  const split = splitRefused(rows, columns, byFrame);
  const answer = (line: number, outcome: 'added' | 'refused') => ({
    line,
    outcome,
    userErrors: [],
  });
  const fixes = new Map([
    [3, { soldDate: ' 2.11.2026 ' }],
    [4, { frameNumber: 'WU3' }],
  ]);
  const job = { ...split, results: [answer(2, 'added'), answer(3, 'refused')] };
  const fixed = fixRows(job, fixes, { columns, key: byFrame, monthFirst: false });
  expect(fixed.results).toEqual([answer(2, 'added')]);
  expect(fixed.refused).toEqual([]);
  expect(fixed.rows.map(({ cells }) => [cells.frameNumber, cells.soldDate])).toEqual([
    ['WU1', '2026-11-01'],
    ['WU2', '2026-11-02'],
    ['WU3', '2026-11-02'],
  ]);
});

test('finds wrong cells by the check of their column', () => {
  const [frame, ...others] = columns;
  if (!frame) throw new Error('no columns');
  const check = (cell: string) => (cell === 'WU1' ? null : 'WRONG');
  const checked = [{ ...frame, names: ['Frame'], check }, ...others];
  const cells = [
    ['FRAME', 'soldDate'],
    ['WU1', ''],
    ['WU2', ''],
  ];
  const { rows = [] } = toUploadRows(
    cells.map((row, at) => ({ no: at + 1, cells: row })),
    checked,
    false,
  );
  expect(splitRefused(rows, checked, byFrame).refused).toMatchObject([
    { row: { line: 3 }, problem: { code: 'WRONG', field: 'frameNumber' } },
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
