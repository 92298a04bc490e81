import type { PaperHost } from '#server/features/documents/documents.public.ts';
import type { ExportColumn, TableExport } from '#server/lib/table-export.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { MovementRow, Statement } from '../account-statement.store.ts';
import { mostMovements } from '../load-statement.ts';
import { wordedFormats } from './invoice-paper.ts';

interface Period {
  from: string;
  to: string;
}

const documentOf = ({ invoice_no, installment }: MovementRow) =>
  installment === null ? invoice_no : `${invoice_no}/${installment}`;

/** A statement of account on paper. */
export function statementPaper(
  paper: PaperHost,
  { payer, opening, closing, movements }: Statement,
  { from, to }: Period,
): PrintedTable {
  const { texts, money, day } = wordedFormats(paper);
  return {
    title: texts.statement,
    facts: [
      paper.host.merchantName,
      `${payer.name} (${payer.unified})`,
      `${texts.period}: ${day(from)} – ${day(to)}`,
      `${texts.opening}: ${money(opening)}`,
    ],
    columns: [
      { text: texts.date, width: 16, numeric: false },
      { text: texts.document, width: 24, numeric: false },
      { text: texts.kind, width: 24, numeric: false },
      { text: texts.columns.amount, width: 18, numeric: true },
      { text: texts.balance, width: 18, numeric: true },
    ],
    rows: movements
      .slice(0, mostMovements)
      .map((movement) => [
        day(movement.date),
        documentOf(movement),
        texts.kinds[movement.kind],
        money(movement.amount),
        money(movement.balance),
      ]),
    totals: [[texts.closing, money(closing)]],
    note: movements.length > mostMovements ? texts.more : '',
  };
}

/** The same as a spreadsheet, with a row for each of the two balances. */
export function statementTable(
  paper: PaperHost,
  { opening, closing, movements }: Statement,
  { from, to }: Period,
): TableExport<SheetRow> {
  const { texts } = wordedFormats(paper);
  const rows: SheetRow[] = [
    { date: from, document: '', kind: texts.opening, amount: null, balance: opening },
    ...movements.slice(0, mostMovements).map((movement) => ({
      date: movement.date,
      document: documentOf(movement),
      kind: texts.kinds[movement.kind],
      amount: movement.amount,
      balance: movement.balance,
    })),
    { date: to, document: '', kind: texts.closing, amount: null, balance: closing },
  ];
  const column = (header: string, kind: ExportColumn<SheetRow>['kind'], name: keyof SheetRow) => ({
    header,
    kind,
    value: (row: SheetRow) => row[name],
  });
  return {
    list: texts.statement,
    columns: [
      column(texts.date, 'day', 'date'),
      column(texts.document, 'text', 'document'),
      column(texts.kind, 'text', 'kind'),
      column(texts.columns.amount, 'amount', 'amount'),
      column(texts.balance, 'amount', 'balance'),
    ],
    precision: paper.host.currency.decimalPrecision,
    portions: (async function* () {
      yield rows;
    })(),
  };
}

interface SheetRow {
  date: string;
  document: string;
  kind: string;
  amount: number | null;
  balance: number;
}
