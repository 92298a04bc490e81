import { exportCell } from '#shared/export-cell.ts';
import type { CurrencyFormat } from '#shared/host-config.ts';
import { saveFile, xlsxType } from '#src/lib/save-file.ts';
import type { CartTableRow } from './cart-table.ts';

/** Names of the sheet and its columns, written in the reader's language. */
export interface CartHeads {
  sheet: string;
  code: string;
  name: string;
  qty: string;
  uom: string;
  unit: string;
  total: string;
}

/** The cart as a spreadsheet; amounts are numbers in the host's currency. Works without a network. */
export async function cartXlsx(
  rows: readonly CartTableRow[],
  heads: CartHeads,
  { decimalPrecision, display }: CurrencyFormat,
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const amount = (minor: number) => minor / 10 ** decimalPrecision;
  const money = {
    width: 16,
    numFmt: decimalPrecision > 0 ? `#,##0.${'0'.repeat(decimalPrecision)}` : '#,##0',
  };
  return await writeXlsx({
    sheets: [
      {
        name: heads.sheet,
        columns: [{ width: 18 }, { width: 48 }, { width: 10 }, { width: 8 }, money, money],
        rows: [
          [heads.code, heads.name, heads.qty, heads.uom, `${heads.unit} (${display})`, heads.total],
          ...rows.map((row) => [
            exportCell(row.code),
            exportCell(row.name),
            row.qty,
            exportCell(row.uom),
            amount(row.unit),
            amount(row.total),
          ]),
        ],
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** Saves the cart as a spreadsheet. */
export async function saveCartXlsx(
  name: string,
  ...cart: Parameters<typeof cartXlsx>
): Promise<void> {
  saveFile((await cartXlsx(...cart)) as Uint8Array<ArrayBuffer>, `${name}.xlsx`, xlsxType);
}

export { savePdf } from '#src/graphql/save-pdf.ts';
