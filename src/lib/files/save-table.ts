import { exportCell } from '#shared/export-cell.ts';
import type { CellValue } from '../workbook.ts';
import { saveFile, xlsxType } from './save-file.ts';

/** A table as a sheet of a workbook. */
export interface TableSheet {
  name: string;
  /** Decimals of the currency. */
  precision: number;
  columns: readonly { text: string; width: number; format?: 'day' | 'money' | 'percent' }[];
  /** Cells as in the columns; a day is YYYY-MM-DD, an amount a number in the major unit, a percentage a share of 1. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** Makes the workbook; texts are typed as such, so that none is taken for a formula. */
export async function tableXlsx({
  name,
  precision,
  columns,
  rows,
}: TableSheet): Promise<Uint8Array> {
  const { writeXlsx } = await import('../workbook.ts');
  const formats = {
    day: 'yyyy-mm-dd',
    percent: '0.##%',
    money: precision > 0 ? `#,##0.${'0'.repeat(precision)}` : '#,##0',
  };
  const cell = (value: string | number | null, column: number): CellValue => {
    if (typeof value !== 'string') return value;
    return columns[column]?.format === 'day' ? new Date(`${value.slice(0, 10)}T00:00:00Z`) : value;
  };
  return await writeXlsx({
    sheets: [
      {
        // Workbooks know sheet names of 31 characters, without some signs.
        name: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
        columns: columns.map(({ width, format }) => ({
          width,
          ...(format && { numFmt: formats[format] }),
        })),
        rows: [columns.map(({ text }) => text), ...rows.map((row) => row.map(cell))],
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** A value for a CSV file: quoted where it must be; no text is taken for a formula. */
function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? exportCell(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes the CSV file: UTF-8 with a mark for spreadsheets, commas, lines that end with CR LF. */
export function tableCsv({ columns, rows }: TableSheet): string {
  const lines = [columns.map(({ text }) => text), ...rows];
  return `\uFEFF${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** Saves a table as `<file name>.xlsx` or `.csv`. @param signal stops it before the file is there */
export async function saveTable(
  fileName: string,
  sheet: TableSheet,
  format: 'xlsx' | 'csv' = 'xlsx',
  signal?: AbortSignal,
): Promise<void> {
  const csv = format === 'csv';
  const content = csv ? tableCsv(sheet) : ((await tableXlsx(sheet)) as Uint8Array<ArrayBuffer>);
  signal?.throwIfAborted();
  saveFile(content, `${fileName}.${format}`, csv ? 'text/csv' : xlsxType);
}
