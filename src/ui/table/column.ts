import type { ReactNode } from 'react';

/** A column of the files that are made of a list. The server has its values under the name (`listExport`). */
export interface FileColumn {
  name: string;
  header: string;
  /** The reader's words for its values, such as states. */
  texts?: Readonly<Record<string, string>>;
  /** It is on paper too, where fewer columns have room. */
  paper?: boolean;
}

/** A column of a DataTable. */
export interface Column<Row> {
  /** Stable; column choice and sort are kept under it. */
  id: string;
  /** The heading of the column, and the label of each value where rows are cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Given: the device can sort the rows by this value. */
  sortBy?: (row: Row) => string | number;
  /** The list as a whole is sorted by it where its rows come from: the sort names this column's id. */
  sortable?: boolean;
  /** The content of the column in the line of totals. */
  total?: ReactNode;
  /** Its values are codes, days or amounts: figures of one width, never broken and never shortened. */
  whole?: boolean;
  align?: 'end';
  /**
   * Its place in the two lines of a row on phones: at the end of the first line (`figure`), at the start of the second
   * (`fact`, at most two) or at its end (`state`). Other columns are not shown there, unless no column has a place.
   */
  phone?: 'figure' | 'fact' | 'state';
  /** Left out where there is less room: 2 below 800 px of table, 3 below 1,100 px; 'asked' until the user shows it. */
  priority?: 2 | 3 | 'asked';
  /** Left out while five rows or more have the same text. */
  unlessEqual?: boolean;
  /** The user may hide it. */
  hideable?: boolean;
  /** What it holds in files, each value in a column of its own; left out while the user hides it. */
  file?: readonly FileColumn[];
  /** Names the row; one column at most. */
  rowHeader?: boolean;
}

/** The sort of a table; null keeps the order of the rows. */
export type Sort = { column: string; descending: boolean } | null;

/** Whether the user can sort by a column. */
export const isSortable = <Row>({ sortBy, sortable }: Column<Row>): boolean =>
  sortable === true || sortBy !== undefined;

/** A column of texts, by which the device can sort; the user may hide it. */
export const textColumn = <Row>(
  id: string,
  header: string,
  text: (row: Row) => string,
  rest: Partial<Column<Row>> = {},
): Column<Row> => ({ id, header, cell: text, sortBy: text, hideable: true, ...rest });

/** A column of quantities or amounts, at the right edge and each in one line. */
export const figureColumn = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({
  id,
  header,
  cell,
  align: 'end',
  whole: true,
});

/** A column of days, codes or numbers, which are never broken. */
export const wholeColumn = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  rest: Partial<Column<Row>> = {},
): Column<Row> => ({ id, header, cell, whole: true, ...rest });

/** The amount that a row is about, such as its total; in bold. */
export const totalColumn = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({ ...figureColumn(id, header, cell), phone: 'figure' });
