import type { CellValue } from 'hucre/xlsx';
import { exportCell } from '#shared/export-cell.ts';
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

/** Makes the workbook; no text in it is taken for a formula. */
export async function tableXlsx({
  name,
  precision,
  columns,
  rows,
}: TableSheet): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const formats = {
    day: 'yyyy-mm-dd',
    percent: '0.##%',
    money: precision > 0 ? `#,##0.${'0'.repeat(precision)}` : '#,##0',
  };
  const cell = (value: string | number | null, column: number): CellValue => {
    if (typeof value !== 'string') return value;
    return columns[column]?.format === 'day'
      ? new Date(`${value.slice(0, 10)}T00:00:00Z`)
      : exportCell(value);
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
        rows: [columns.map(({ text }) => exportCell(text)), ...rows.map((row) => row.map(cell))],
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** Saves a table as `<file name>.xlsx`. */
export async function saveTable(fileName: string, sheet: TableSheet): Promise<void> {
  saveFile((await tableXlsx(sheet)) as Uint8Array<ArrayBuffer>, `${fileName}.xlsx`, xlsxType);
}
