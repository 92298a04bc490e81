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

test('a header is pressed: up, down, as it came, and another one: up', () => {
  const up = nextSort(null, 'name');
  expect(up).toEqual({ column: 'name', descending: false });
  expect(nextSort(up, 'name')).toEqual({ column: 'name', descending: true });
  expect(nextSort({ column: 'name', descending: true }, 'name')).toBeNull();
  expect(nextSort(up, 'qty')).toEqual({ column: 'qty', descending: false });
});

test('texts go by the alphabet of the reader and numbers in them by value', () => {
  expect(sorted('name')).toEqual(['Ähre', 'Axel', 'Zürich 9', 'Zürich 10']);
  expect(sorted('name', true)).toEqual(['Zürich 10', 'Zürich 9', 'Axel', 'Ähre']);
});

test('numbers go by value, and equals keep their order both ways', () => {
  expect(sorted('qty')).toEqual(['Axel', 'Zürich 10', 'Zürich 9', 'Ähre']);
  expect(sorted('qty', true)).toEqual(['Ähre', 'Zürich 10', 'Zürich 9', 'Axel']);
});

test('without a sort, or by a column that has none, the rows are as they came', () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { column: 'plain', descending: false })).toBe(rows);
  expect(sortRows(rows, columns, { column: 'gone', descending: true })).toBe(rows);
});
