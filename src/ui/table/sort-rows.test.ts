import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { nextSort, sortRows } from './sort-rows.ts';

interface Row {
  name: string;
  qty: number;
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'qty', header: 'Quantity', cell: ({ qty }) => qty, sortBy: ({ qty }) => qty },
  { id: 'plain', header: 'Plain', cell: () => '' },
];
const rows: Row[] = [
  { name: 'Zürich 10', qty: 9 },
  { name: 'Ähre', qty: 10 },
  { name: 'Zürich 9', qty: 9 },
  { name: 'Axel', qty: 2 },
];
const sorted = (column: string, descending = false) =>
  sortRows(rows, columns, { column, descending }, 'de').map(({ name }) => name);

test('cycles ascending, descending, unsorted per column', () => {
  const up = nextSort(null, 'name');
  expect(up).toEqual({ column: 'name', descending: false });
  expect(nextSort(up, 'name')).toEqual({ column: 'name', descending: true });
  expect(nextSort({ column: 'name', descending: true }, 'name')).toBeNull();
  expect(nextSort(up, 'qty')).toEqual({ column: 'qty', descending: false });
});

test("sorts text by the reader's locale and numbers in it by value", () => {
  expect(sorted('name')).toEqual(['Ähre', 'Axel', 'Zürich 9', 'Zürich 10']);
  expect(sorted('name', true)).toEqual(['Zürich 10', 'Zürich 9', 'Axel', 'Ähre']);
});

test('sorts numbers by value and keeps equal rows in order', () => {
  expect(sorted('qty')).toEqual(['Axel', 'Zürich 10', 'Zürich 9', 'Ähre']);
  expect(sorted('qty', true)).toEqual(['Ähre', 'Zürich 10', 'Zürich 9', 'Axel']);
});

test('keeps the order without a sort or by an unsortable column', () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { column: 'plain', descending: false })).toBe(rows);
  expect(sortRows(rows, columns, { column: 'gone', descending: true })).toBe(rows);
});
