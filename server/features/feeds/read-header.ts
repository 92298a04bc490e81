import { quote } from '#server/feeds/cell-types.ts';
import type { Column, FeedFile } from '#server/feeds/feed-file.ts';
import type { FileReport } from '#server/feeds/import-report.ts';
import type { CsvRecord } from './read-csv.ts';

/** A column of the file and its position. */
export interface Field {
  index: number;
  name: string;
  column: Column;
  /** The key of its value in a row. */
  to: string;
}

/** Finds each column of the header line, telling those that are missing, unknown or there twice. */
export function readHeader(
  file: FeedFile,
  { cells, line }: CsvRecord,
  report: FileReport,
): Field[] {
  const names = cells.map((cell) => cell.trim());
  if (names.length === 1 && /[,;\t]/.test(names[0] ?? '')) {
    const reason =
      'the columns are not separated by the sign that the first line names; save the file with commas';
    report.add(line, null, 'CSV_SYNTAX', reason);
    return [];
  }
  names.forEach((name, index) => {
    if (!Object.hasOwn(file.columns, name))
      report.add(line, name, 'UNKNOWN_COLUMN', describeUnknown(file, name));
    else if (names.indexOf(name) < index)
      report.add(line, name, 'CSV_SYNTAX', `the column ${quote(name)} is there twice`);
  });
  return Object.entries(file.columns).map(([name, column]) => {
    const index = names.indexOf(name);
    if (index === -1 && column.required && !names.some((other) => isAlike(other, name)))
      report.add(line, name, 'MISSING_COLUMN', `the column ${quote(name)} is missing`);
    return { index, name, column, to: column.to ?? name };
  });
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Says how a column is written that differs by the case of letters only; it is not reported as missing then. */
function describeUnknown({ columns }: FeedFile, name: string): string {
  const meant = Object.keys(columns).find((column) => isAlike(column, name));
  return meant === undefined
    ? `there is no column ${quote(name)} in this file`
    : `the column is written ${quote(meant)}, not ${quote(name)}`;
}
