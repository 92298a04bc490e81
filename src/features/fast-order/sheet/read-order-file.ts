import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { OrderLines } from '#shared/order-lines/order-line.ts';
import { maxOrderLines } from '#shared/order-lines/order-line.ts';
import {
  parseOrderRows,
  parseOrderText,
  type SheetRow,
} from '#shared/order-lines/parse-order-lines.ts';
import { checkZip } from './check-zip.ts';
import { maxFileBytes, OrderFileProblem } from './order-file-problem.ts';

// Loaded in the worker only (sheet-worker.ts): what reads workbooks is large.

/** The content of a file: its lines, or the sheets to choose from. */
export type OrderFile = { kind: 'lines'; lines: OrderLines } | { kind: 'sheets'; names: string[] };

/** Rows with anything in them that are kept of a sheet, headers between its lines too; more are counted. */
const mostKept = 4 * maxOrderLines;
const progressEvery = 250;

const starts = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** The text of a CSV file as UTF-8 or UTF-16, else as Windows writes it in the west. */
function decodeText(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0) || starts(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new OrderFileProblem('NOT_A_LIST');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function filled(lines: OrderLines): OrderFile {
  if (lines.lines.length === 0) throw new OrderFileProblem('EMPTY');
  return { kind: 'lines', lines };
}

/** Returns the names of the visible sheets, with their positions. */
async function listSheets(bytes: Uint8Array): Promise<{ name: string; index: number }[]> {
  const sheets: { name: string; index: number }[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }, index) => {
      if (!hidden && !veryHidden) sheets.push({ name, index });
      return false;
    },
  });
  return sheets;
}

async function readSheet(
  bytes: Uint8Array,
  sheet: number,
  onRows: (rows: number) => void,
): Promise<OrderFile> {
  const rows: SheetRow[] = [];
  let seen = 0;
  let beyond = 0;
  // Formulas come as the value the spreadsheet saw last; one without it comes empty.
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    seen += 1;
    if (seen % progressEvery === 0) onRows(seen);
    if (values.every((value) => value === null || value === '')) continue;
    if (rows.length < mostKept) rows.push({ no: index + 1, values });
    else beyond += 1;
  }
  onRows(seen);
  const { lines, left } = parseOrderRows(rows);
  return filled({ lines, left: left + beyond });
}

async function readWorkbook(
  bytes: Uint8Array,
  sheet: string | null,
  onRows: (rows: number) => void,
): Promise<OrderFile> {
  checkZip(bytes);
  try {
    const sheets = await listSheets(bytes);
    const chosen = sheet === null ? sheets[0] : sheets.find(({ name }) => name === sheet);
    if (!chosen) throw new OrderFileProblem('EMPTY');
    if (sheet === null && sheets.length > 1)
      return { kind: 'sheets', names: sheets.map(({ name }) => name) };
    return await readSheet(bytes, chosen.index, onRows);
  } catch (error) {
    throw error instanceof OrderFileProblem ? error : new OrderFileProblem('BROKEN');
  }
}

/**
 * Reads the order lines of a CSV or XLSX file, recognized by its content. Of a workbook with several
 * sheets it first returns their names, and with one of them its lines.
 * @param onRows receives how many rows were read so far
 * @throws OrderFileProblem
 */
export async function readOrderFile(
  bytes: Uint8Array,
  sheet: string | null,
  onRows: (rows: number) => void,
): Promise<OrderFile> {
  if (bytes.length > maxFileBytes) throw new OrderFileProblem('TOO_BIG');
  if (bytes.length === 0) throw new OrderFileProblem('EMPTY');
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new OrderFileProblem('OLD_OR_LOCKED');
  if (starts(bytes, 0x50, 0x4b)) return await readWorkbook(bytes, sheet, onRows);
  return filled(parseOrderText(decodeText(bytes)));
}
