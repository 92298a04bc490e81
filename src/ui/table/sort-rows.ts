import type { Column, Sort } from './column.ts';

/** Returns the sort after a press on a column's header: ascending, descending, unsorted. */
export function nextSort(sort: Sort, column: string): Sort {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/**
 * The rows in the order of the sort; equals keep their order both ways. Texts go by the reader's
 * alphabet, numbers in them by value.
 * @param locale a BCP 47 tag
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort,
  locale?: string,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!by || !sort) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: by(row) }))
    .sort((a, b) => {
      const [x, y] = [a.value, b.value];
      const order =
        typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
      return sign * order;
    })
    .map(({ row }) => row);
}
