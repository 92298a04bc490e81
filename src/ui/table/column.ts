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
  /** How its values are written, such as in one line. */
  valueClassName?: string;
  align?: 'end';
  /** Any CSS width; otherwise the content decides. */
  width?: string;
  /** The user may hide it. */
  hideable?: boolean;
  /** What it holds in files, each value in a column of its own; left out while it is hidden. */
  file?: readonly FileColumn[];
  /** Names the row for screen readers; one column at most. */
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
  valueClassName: 'tabular whitespace-nowrap',
});

/** The amount that a row is about, such as its total. */
export const totalColumn = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({
  ...figureColumn(id, header, cell),
  valueClassName: 'tabular whitespace-nowrap font-semibold',
});
