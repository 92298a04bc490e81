import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { exportCell } from '#shared/export-cell.ts';
import type { OpenOrdersExportQuery } from '#src/graphql/generated/graphql.ts';
import { today } from '#src/lib/days.ts';

type Company = OpenOrdersExportQuery['openOrderV4']['companies'][number];
type Line = Company['orders'][number];

/** A line with the company it belongs to. */
export interface SheetLine {
  company: Pick<Company, 'companyCode' | 'companyName'>;
  line: Line;
}

/** The texts of the file, in the reader's language. */
export interface SheetWords {
  sheet: string;
  columns: Record<ColumnId, string>;
  /** What CF means (B183). */
  consignment: string;
  status: (status: string) => string;
  /** Names the unit of a code. */
  unit: (code: string) => string;
}

export interface SheetLooks {
  words: SheetWords;
  /** Decimals of the currency. */
  precision: number;
  /** The host shows the type of order (N033). */
  withType: boolean;
}

interface SheetColumn {
  width: number;
  format?: 'day' | 'money';
  cell: (line: Line, company: SheetLine['company'], looks: SheetLooks) => CellValue;
}

/** A day as a date of the file, which knows no time zones. */
const day = (text: string | null): Date | null => (text ? new Date(`${text}T00:00:00Z`) : null);

const amount = (minor: number, { precision }: SheetLooks) => minor / 10 ** precision;

const columns = {
  companyCode: { width: 10, cell: (_, { companyCode }) => companyCode },
  companyName: { width: 24, cell: (_, { companyName }) => companyName },
  orderNumber: { width: 14, cell: (line) => line.orderNumber },
  soNumber: { width: 14, cell: (line) => line.soNumber },
  position: { width: 6, cell: (line) => line.position },
  orderType: {
    width: 18,
    cell: ({ orderType }, _, { words }) => (orderType === 'CF' ? words.consignment : orderType),
  },
  poNumber: { width: 18, cell: (line) => line.poNumber },
  createdAt: { width: 12, format: 'day', cell: (line) => day(today(new Date(line.createdAt))) },
  createdBy: { width: 18, cell: (line) => line.createdBy },
  requestDeliveryDate: { width: 12, format: 'day', cell: (line) => day(line.requestDeliveryDate) },
  expectedDeliveryDate: {
    width: 12,
    format: 'day',
    cell: (line) => day(line.expectedDeliveryDate),
  },
  article: { width: 18, cell: (line) => line.article_code_display },
  description: { width: 40, cell: (line) => line.articleDescription },
  modelYear: { width: 10, cell: (line) => line.modelYear },
  qty: { width: 10, cell: (line) => line.qty },
  uom: { width: 6, cell: (line, _, { words }) => words.unit(line.uom) },
  price: { width: 12, format: 'money', cell: (line, _, looks) => amount(line.price, looks) },
  subTotal: { width: 12, format: 'money', cell: (line, _, looks) => amount(line.subTotal, looks) },
  status: { width: 18, cell: (line, _, { words }) => words.status(line.status) },
  replacedBy: { width: 18, cell: ({ replacedBy }) => replacedBy?.article_code_display ?? null },
  customer: { width: 12, cell: (line) => line.custCode },
  customerName: { width: 24, cell: (line) => line.custName },
  shipTo: { width: 20, cell: (line) => line.shipTo },
  address: { width: 36, cell: (line) => line.shipToDetail.address },
  notes: { width: 24, cell: (line) => line.notes },
  internalNotes: { width: 24, cell: (line) => line.internalNotes },
} satisfies Record<string, SheetColumn>;

export type ColumnId = keyof typeof columns;

/**
 * Open lines as a sheet: days are dates, amounts are numbers in the currency's major unit, and no
 * text is taken for a formula.
 */
export function openOrderSheet(lines: readonly SheetLine[], looks: SheetLooks): WriteSheet {
  const ids = (Object.keys(columns) as ColumnId[]).filter(
    (id) => id !== 'orderType' || looks.withType,
  );
  const formats = {
    day: 'yyyy-mm-dd',
    money: looks.precision > 0 ? `#,##0.${'0'.repeat(looks.precision)}` : '#,##0',
  };
  const safe = (value: CellValue) => (typeof value === 'string' ? exportCell(value) : value);
  const used = ids.map((id): SheetColumn => columns[id]);
  return {
    name: safe(looks.words.sheet.slice(0, 31)) as string,
    columns: used.map(({ width, format }) => ({
      width,
      ...(format && { numFmt: formats[format] }),
    })),
    rows: [
      ids.map((id) => looks.words.columns[id]),
      ...lines.map(({ line, company }) =>
        used.map(({ cell }) => safe(cell(line, company, looks) ?? null)),
      ),
    ],
    freezePane: { rows: 1 },
  };
}
