import type { Column } from './column.ts';

/** From this number of rows on a column whose values are all equal may be left out. */
const rowsToCompare = 5;

const isEmpty = (content: unknown) =>
  content === null || content === undefined || content === false || content === '';

/**
 * Finds the columns that say nothing about these rows: those without any value, and of those marked
 * `unlessEqual` the ones with the same text in five rows or more. Columns that name the rows stay.
 */
export function emptyColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly string[] {
  const saysNothing = ({ cell, unlessEqual, rowHeader }: Column<Row>) => {
    if (rowHeader) return false;
    const contents = rows.map(cell);
    if (contents.every(isEmpty)) return true;
    return (
      unlessEqual === true &&
      rows.length >= rowsToCompare &&
      contents.every((content) => typeof content === 'string' && content === contents[0])
    );
  };
  return columns.filter(saysNothing).map(({ id }) => id);
}
