import { findCsvSeparator } from '#shared/csv-separator.ts';
import { utcDay } from '#shared/days.ts';
import { readExportedCell } from '#shared/export-cell.ts';
import type { SheetRow } from '#shared/order-lines/parse-order-lines.ts';
import { mostRowsInFile, mostUploadBytes } from '#shared/row-upload.ts';
import { readTableFile } from '#src/lib/table-file/read-table-file.ts';
import { TableFileProblem } from '#src/lib/table-file/table-file-problem.ts';
import { parseCsv } from '#src/lib/workbook.ts';

// Loaded in the worker only (upload-worker.ts): what reads workbooks is large.

/** A row as texts; days are YYYY-MM-DD. */
export interface TextRow {
  /** Its number in the file, from 1. */
  no: number;
  cells: string[];
}

/** The content of a file: its rows with anything in them, of which some may be hidden, or the sheets to choose from. */
export type UploadFile =
  | { kind: 'rows'; rows: TextRow[]; isTooLong: boolean; hidden: number }
  | { kind: 'sheets'; names: string[] };

/** The heading counts as a row. */
const mostRows = mostRowsInFile + 1;
const mostColumns = 60;
/** Longer than any field or list; the rules refuse a text that was cut, because of its end. */
const longestCell = 4_000;

function toText(value: SheetRow['values'][number]): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : utcDay(value);
  const text = readExportedCell(String(value));
  const cut = text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
  return cut.replace(/\s+/g, ' ').trim();
}

const toRow = ({ no, values }: SheetRow): TextRow => ({
  no,
  cells: values.slice(0, mostColumns).map(toText),
});

/** Reads a text as CSV; its separator is named, shown by the headings, or found by its lines. */
function readText(text: string) {
  const found = findCsvSeparator(text);
  const filled = parseCsv(text, {
    maxRows: 2 * mostRows,
    ...(found && { delimiter: found.separator }),
  })
    .map((values, at) => ({ no: at + 1, values: values as SheetRow['values'] }))
    .slice(found?.isNamed ? 1 : 0)
    .filter(({ values }) => values.some((value) => value !== null && String(value).trim() !== ''));
  const beyond = Math.max(0, filled.length - mostRows);
  return { rows: filled.slice(0, mostRows), beyond, hidden: 0 };
}

/**
 * Reads the rows of a CSV or XLSX file, recognized by its content. Of a workbook with several sheets it first returns
 * their names, and with one of them its rows.
 * @param onRows receives how many rows were read so far
 * @throws TableFileProblem
 */
export async function readUploadFile(
  bytes: Uint8Array,
  sheet: string | null,
  onRows: (rows: number) => void,
): Promise<UploadFile> {
  const file = await readTableFile(bytes, { sheet, maxBytes: mostUploadBytes, mostRows, onRows });
  if (file.kind === 'sheets') return file;
  const { rows, beyond, hidden } = file.kind === 'text' ? readText(file.text) : file;
  const texts = rows.map(toRow).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (texts.length < 2) throw new TableFileProblem('EMPTY');
  return { kind: 'rows', rows: texts, isTooLong: beyond > 0, hidden };
}
