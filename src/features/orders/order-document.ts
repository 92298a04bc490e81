import { toMajor } from '#shared/money.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { TableSheet } from '#src/lib/save-table.ts';
import { variantText } from '#src/lib/variant-text.ts';
import type { OrderDetail } from './orders.queries.ts';

type Line = OrderDetail['details'][number];

/** The article of a line with its color, where its name does not say it. */
export function lineName({ description, color }: Pick<Line, 'description' | 'color'>): string {
  return [description, variantText({ name: description, color })].filter(Boolean).join(', ');
}

/** The words of an order's document, in the reader's language. */
export interface OrderWords {
  title: string;
  article: string;
  description: string;
  quantity: string;
  unit: string;
  status: string;
  expected: string;
  price: string;
  total: string;
  shipping: string;
  state: (status: string) => string;
  /** Names the unit of a code. */
  unitText: (code: string) => string;
  quantityText: (qty: number, code: string) => string;
  money: (minor: number) => string;
  date: (day: string) => string;
}

/** An order on paper. @param facts lines under the title: for whom, when, where to */
export function orderTable(order: OrderDetail, facts: string[], words: OrderWords): PrintedTable {
  const { money, date } = words;
  return {
    title: words.title,
    facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
    columns: [
      { text: words.article, width: 16, numeric: false },
      { text: words.description, width: 36, numeric: false },
      { text: words.quantity, width: 10, numeric: true },
      { text: words.price, width: 13, numeric: true },
      { text: `${words.status}\n${words.expected}`, width: 22, numeric: false },
      { text: words.total, width: 15, numeric: true },
    ],
    rows: order.details.map((line) => [
      line.article_code_display,
      lineName(line),
      words.quantityText(line.order_qty, line.uom),
      money(line.promoprice ?? line.price),
      [words.state(line.status), line.expectedDate && date(line.expectedDate)]
        .filter(Boolean)
        .join('\n'),
      money(line.subtotal),
    ]),
    totals: [
      [words.shipping, money(order.orderShipment.price)],
      [words.total, money(order.total_order)],
    ],
    note: order.notes ?? '',
  };
}

/** An order as a spreadsheet; amounts are numbers in the currency's major unit, days are dates. */
export function orderSheet(order: OrderDetail, words: OrderWords, precision: number): TableSheet {
  const amount = (minor: number) => toMajor(minor, precision);
  const { shipping, total } = words;
  const below = (name: string, minor: number) => [null, name, ...blanks(5), amount(minor)];
  return {
    name: words.title,
    precision,
    columns: [
      { text: words.article, width: 18 },
      { text: words.description, width: 48 },
      { text: words.quantity, width: 10 },
      { text: words.unit, width: 8 },
      { text: words.status, width: 18 },
      { text: words.expected, width: 12, format: 'day' },
      { text: words.price, width: 14, format: 'money' },
      { text: total, width: 14, format: 'money' },
    ],
    rows: [
      ...order.details.map((line) => [
        line.article_code_display,
        lineName(line),
        line.order_qty,
        words.unitText(line.uom),
        words.state(line.status),
        line.expectedDate,
        amount(line.promoprice ?? line.price),
        amount(line.subtotal),
      ]),
      below(shipping, order.orderShipment.price),
      below(total, order.total_order),
    ],
  };
}

const blanks = (count: number) => Array.from({ length: count }, () => null);
