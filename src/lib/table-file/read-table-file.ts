import type { SheetRow } from '#shared/order-lines/parse-order-lines.ts';
import { readXlsx, streamXlsxRows } from '../workbook.ts';
import { checkZip } from './check-zip.ts';
import { showNumber } from './show-number.ts';
import { TableFileProblem } from './table-file-problem.ts';

// Loaded in workers only: what reads workbooks is large.

/**
 * The content of a file: a text, the rows of a sheet with anything in them, or the sheets to choose from. `beyond`
 * counts the rows that were not kept, `hidden` those of the kept ones that the spreadsheet does not show.
 */
export type TableFile =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: SheetRow[]; beyond: number; hidden: number }
  | { kind: 'sheets'; names: string[] };

export interface ReadTableOptions {
  /** Of a workbook with several sheets; null at first. */
  sheet: string | null;
  maxBytes: number;
  /** Rows of a sheet that are kept. */
  mostRows: number;
  /** Receives how many rows of a sheet were read so far. */
  onRows: (rows: number) => void;
}

const progressEvery = 250;

const starts = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** The text of a CSV file as UTF-8 or UTF-16, else as Windows writes it in the west. */
function decodeText(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0) || starts(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new TableFileProblem('NOT_A_LIST');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
  { mostRows, onRows }: ReadTableOptions,
): Promise<TableFile> {
  const rows: SheetRow[] = [];
  let seen = 0;
  let beyond = 0;
  // Formulas come as the value the spreadsheet saw last; one without it comes empty.
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    seen += 1;
    if (seen % progressEvery === 0) onRows(seen);
    if (values.every((value) => value === null || value === '')) continue;
    if (rows.length < mostRows) rows.push({ no: index + 1, values });
    else beyond += 1;
  }
  onRows(seen);
  return { kind: 'rows', beyond, ...(await addLooks(bytes, sheet, rows)) };
}

/** Reads numbers as the sheet shows them, and counts the rows it hides; the stream of rows has no formats. */
async function addLooks(bytes: Uint8Array, sheet: number, rows: readonly SheetRow[]) {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true });
  const { cells, rowDefs } = sheets[0] ?? {};
  const shown = rows.map(({ no, values }) => ({
    no,
    values: values.map((value, column) =>
      typeof value === 'number'
        ? showNumber(value, cells?.get(`${no - 1},${column}`)?.style?.numFmt)
        : value,
    ),
  }));
  return { rows: shown, hidden: rows.filter(({ no }) => rowDefs?.get(no - 1)?.hidden).length };
}

async function readWorkbook(bytes: Uint8Array, options: ReadTableOptions): Promise<TableFile> {
  const { sheet } = options;
  checkZip(bytes);
  try {
    const sheets = await listSheets(bytes);
    const chosen = sheet === null ? sheets[0] : sheets.find(({ name }) => name === sheet);
    if (!chosen) throw new TableFileProblem('EMPTY');
    if (sheet === null && sheets.length > 1)
      return { kind: 'sheets', names: sheets.map(({ name }) => name) };
    return await readSheet(bytes, chosen.index, options);
  } catch (error) {
    throw error instanceof TableFileProblem ? error : new TableFileProblem('BROKEN');
  }
}

/**
 * Reads a CSV or XLSX file, recognized by its content. Of a workbook with several sheets it first returns their names,
 * and with one of them its rows.
 * @throws TableFileProblem
 */
export async function readTableFile(
  bytes: Uint8Array,
  options: ReadTableOptions,
): Promise<TableFile> {
  if (bytes.length > options.maxBytes) throw new TableFileProblem('TOO_BIG');
  if (bytes.length === 0) throw new TableFileProblem('EMPTY');
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableFileProblem('OLD_OR_LOCKED');
  if (starts(bytes, 0x50, 0x4b)) return await readWorkbook(bytes, options);
  return { kind: 'text', text: decodeText(bytes) };
}
