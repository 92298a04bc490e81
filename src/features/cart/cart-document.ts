import type { CurrencyFormat } from '#shared/host-config.ts';
import { toMajor } from '#shared/money.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { TableSheet } from '#src/lib/files/save-table.ts';
import type { CartTotal } from './cart-model.ts';
import type { CartTableRow } from './cart-table.ts';

/** The words of the cart's document, in the reader's language. */
export interface CartTexts {
  title: string;
  article: string;
  ean: string;
  description: string;
  availability: string;
  quantity: string;
  unit: string;
  retail: string;
  list: string;
  discount: string;
  price: string;
  total: string;
  money: (minor: number) => string;
  percent: (share: number) => string;
  unitText: (code: string) => string;
  quantityText: (qty: number, code: string) => string;
  stockText: (stock: CartTableRow['stock']) => string;
}

type Totals = readonly Pick<CartTotal, 'sorg' | 'total'>[];

/** The label of a total: with its sales organisation where there are several (B104). */
const totalName = (totals: Totals, sorg: string, { total }: CartTexts) =>
  totals.length > 1 ? `${total} ${sorg}` : total;

/** Two texts below each other in one cell; a sheet of paper is too narrow for a column each. */
const stacked = (above: string, below: string) => `${above}\n${below}`.slice(0, 300);

/** The cart on paper, its facts and note left to the caller. */
export function cartPaper(
  rows: readonly CartTableRow[],
  totals: Totals,
  words: CartTexts,
): Omit<PrintedTable, 'facts' | 'note'> {
  const amount = (minor: number | null) => (minor === null ? '' : words.money(minor));
  const percent = (share: number | null) => (share === null ? '' : words.percent(share));
  return {
    title: words.title,
    columns: [
      { text: stacked(words.article, words.ean), width: 17, numeric: false },
      { text: stacked(words.description, words.availability), width: 38, numeric: false },
      { text: words.quantity, width: 10, numeric: true },
      { text: stacked(words.list, words.retail), width: 15, numeric: true },
      { text: stacked(words.price, words.discount), width: 15, numeric: true },
      { text: words.total, width: 17, numeric: true },
    ],
    rows: rows.map((row) => [
      stacked(row.code, row.ean),
      stacked(row.name, words.stockText(row.stock)),
      words.quantityText(row.qty, row.uom),
      stacked(amount(row.list), amount(row.retail)),
      stacked(amount(row.unit), percent(row.discount)),
      amount(row.total),
    ]),
    totals: totals.map(({ sorg, total }) => [totalName(totals, sorg, words), words.money(total)]),
  };
}

/** The cart as a spreadsheet; amounts are numbers in the currency's major unit. */
export function cartSheet(
  rows: readonly CartTableRow[],
  totals: Totals,
  words: CartTexts,
  { decimalPrecision: precision, display }: CurrencyFormat,
): TableSheet {
  const amount = (minor: number | null) => (minor === null ? null : toMajor(minor, precision));
  return {
    name: words.title,
    precision,
    columns: [
      { text: words.article, width: 18 },
      { text: words.ean, width: 16 },
      { text: words.description, width: 48 },
      { text: words.quantity, width: 10 },
      { text: words.unit, width: 8 },
      { text: words.availability, width: 20 },
      { text: words.retail, width: 14, format: 'money' },
      { text: words.list, width: 14, format: 'money' },
      { text: words.discount, width: 10, format: 'percent' },
      { text: words.price, width: 14, format: 'money' },
      { text: `${words.total} (${display})`, width: 16, format: 'money' },
    ],
    rows: [
      ...rows.map((row) => [
        row.code,
        row.ean,
        row.name,
        row.qty,
        words.unitText(row.uom),
        words.stockText(row.stock),
        amount(row.retail),
        amount(row.list),
        row.discount,
        amount(row.unit),
        amount(row.total),
      ]),
      ...totals.map(({ sorg, total }) => [
        null,
        null,
        totalName(totals, sorg, words),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        amount(total),
      ]),
    ],
  };
}
