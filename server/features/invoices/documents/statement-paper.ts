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
  const { words, money, day } = wordedFormats(paper);
  return {
    title: words.statement,
    facts: [
      paper.host.merchantName,
      `${payer.name} (${payer.unified})`,
      `${words.period}: ${day(from)} – ${day(to)}`,
      `${words.opening}: ${money(opening)}`,
    ],
    columns: [
      { text: words.date, width: 16, numeric: false },
      { text: words.document, width: 24, numeric: false },
      { text: words.kind, width: 24, numeric: false },
      { text: words.columns.amount, width: 18, numeric: true },
      { text: words.balance, width: 18, numeric: true },
    ],
    rows: movements
      .slice(0, mostMovements)
      .map((movement) => [
        day(movement.date),
        documentOf(movement),
        words.kinds[movement.kind],
        money(movement.amount),
        money(movement.balance),
      ]),
    totals: [[words.closing, money(closing)]],
    note: movements.length > mostMovements ? words.more : '',
  };
}

/** The same as a spreadsheet, with a row for each of the two balances. */
export function statementTable(
  paper: PaperHost,
  { opening, closing, movements }: Statement,
  { from, to }: Period,
): TableExport<SheetRow> {
  const { words } = wordedFormats(paper);
  const rows: SheetRow[] = [
    { date: from, document: '', kind: words.opening, amount: null, balance: opening },
    ...movements.slice(0, mostMovements).map((movement) => ({
      date: movement.date,
      document: documentOf(movement),
      kind: words.kinds[movement.kind],
      amount: movement.amount,
      balance: movement.balance,
    })),
    { date: to, document: '', kind: words.closing, amount: null, balance: closing },
  ];
  const column = (header: string, kind: ExportColumn<SheetRow>['kind'], name: keyof SheetRow) => ({
    header,
    kind,
    value: (row: SheetRow) => row[name],
  });
  return {
    list: words.statement,
    columns: [
      column(words.date, 'day', 'date'),
      column(words.document, 'text', 'document'),
      column(words.kind, 'text', 'kind'),
      column(words.columns.amount, 'amount', 'amount'),
      column(words.balance, 'amount', 'balance'),
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
