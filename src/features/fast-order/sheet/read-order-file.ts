import { maxOrderLines, type OrderLines } from '#shared/order-lines/order-line.ts';
import { parseOrderRows, parseOrderText } from '#shared/order-lines/parse-order-lines.ts';
import { readTableFile } from '#src/lib/table-file/read-table-file.ts';
import { TableFileProblem } from '#src/lib/table-file/table-file-problem.ts';
import { maxFileBytes } from './max-file-bytes.ts';

// Loaded in the worker only (sheet-worker.ts): what reads workbooks is large.

/** The content of a file: its lines, or the sheets to choose from. */
export type OrderFile = { kind: 'lines'; lines: OrderLines } | { kind: 'sheets'; names: string[] };

/** Rows with anything in them that are kept of a sheet, headers between its lines too; more are counted. */
const mostRows = 4 * maxOrderLines;

function filled(lines: OrderLines): OrderFile {
  if (lines.lines.length === 0) throw new TableFileProblem('EMPTY');
  return { kind: 'lines', lines };
}

/**
 * Reads the order lines of a CSV or XLSX file, recognized by its content. Of a workbook with several
 * sheets it first returns their names, and with one of them its lines.
 * @param onRows receives how many rows were read so far
 * @throws TableFileProblem
 */
export async function readOrderFile(
  bytes: Uint8Array,
  sheet: string | null,
  onRows: (rows: number) => void,
): Promise<OrderFile> {
  const maxBytes = maxFileBytes;
  const file = await readTableFile(bytes, { sheet, maxBytes, mostRows, onRows });
  if (file.kind === 'sheets') return file;
  if (file.kind === 'text') return filled(parseOrderText(file.text));
  const { lines, left } = parseOrderRows(file.rows);
  return filled({ lines, left: left + file.beyond, hidden: file.hidden });
}
