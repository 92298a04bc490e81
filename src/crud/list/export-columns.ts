import type { PrintedTable } from '#shared/printed-table.ts';
import type { TableSheet } from '#src/lib/files/save-table.ts';

/** A column of a file that is made of a list. */
export interface ExportColumn<Row> {
  header: string;
  /** In characters. */
  width: number;
  format?: 'day' | 'money' | 'percent';
  /** The cell of a spreadsheet: a day is YYYY-MM-DD, an amount a number in the major unit, a percentage a share of 1. */
  value: (row: Row) => string | number | null;
  /** The column's name in the server's export of the list, and the reader's words for its values. */
  server?: { name: string; texts?: Record<string, string> };
  /** If given, the column is in the PDF too, with its share of the width and this text. */
  paper?: { width: number; text: (row: Row) => string; numeric?: boolean };
}

/** Makes rows a sheet. @param precision decimals of the currency */
export function toSheet<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  precision: number,
): TableSheet {
  return {
    name,
    precision,
    columns: columns.map(({ header, width, format }) => ({
      text: header,
      width,
      ...(format && { format }),
    })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}

/** Makes rows a table on paper. @param facts lines under the title: whose it is, which rows */
export function toPrintedTable<Row>(
  title: string,
  facts: readonly string[],
  columns: readonly Pick<ExportColumn<Row>, 'header' | 'paper'>[],
  rows: readonly Row[],
): PrintedTable {
  const printed = columns.flatMap(({ header, paper }) => (paper ? [{ header, ...paper }] : []));
  return {
    title,
    facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
    columns: printed.map(({ header, width, numeric = false }) => ({
      text: header,
      width,
      numeric,
    })),
    rows: rows.map((row) => printed.map(({ text }) => text(row))),
    totals: [],
    note: '',
  };
}
