import { toMajor } from '#shared/money.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { TableSheet } from '#src/lib/files/save-table.ts';
import { variantText } from '#src/lib/variant-text.ts';
import type { OrderDetail } from './orders.queries.ts';

type Line = OrderDetail['details'][number];

/** The article of a line with its color, where its name does not say it. */
export function lineName({ description, color }: Pick<Line, 'description' | 'color'>): string {
  return [description, variantText({ name: description, color })].filter(Boolean).join(', ');
}

/** The words of an order's document, in the reader's language. */
export interface OrderDocumentTexts {
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
export function orderTable(
  order: OrderDetail,
  facts: string[],
  texts: OrderDocumentTexts,
): PrintedTable {
  const { money, date } = texts;
  return {
    title: texts.title,
    facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
    columns: [
      { text: texts.article, width: 16, numeric: false },
      { text: texts.description, width: 36, numeric: false },
      { text: texts.quantity, width: 10, numeric: true },
      { text: texts.price, width: 13, numeric: true },
      { text: `${texts.status}\n${texts.expected}`, width: 22, numeric: false },
      { text: texts.total, width: 15, numeric: true },
    ],
    rows: order.details.map((line) => [
      line.article_code_display,
      lineName(line),
      texts.quantityText(line.order_qty, line.uom),
      money(line.promoprice ?? line.price),
      [texts.state(line.status), line.expectedDate && date(line.expectedDate)]
        .filter(Boolean)
        .join('\n'),
      money(line.subtotal),
    ]),
    totals: [
      [texts.shipping, money(order.orderShipment.price)],
      [texts.total, money(order.total_order)],
    ],
    note: order.notes ?? '',
  };
}

/** An order as a spreadsheet; amounts are numbers in the currency's major unit, days are dates. */
export function orderSheet(
  order: OrderDetail,
  texts: OrderDocumentTexts,
  precision: number,
): TableSheet {
  const amount = (minor: number) => toMajor(minor, precision);
  const { shipping, total } = texts;
  const below = (name: string, minor: number) => [null, name, ...blanks(5), amount(minor)];
  return {
    name: texts.title,
    precision,
    columns: [
      { text: texts.article, width: 18 },
      { text: texts.description, width: 48 },
      { text: texts.quantity, width: 10 },
      { text: texts.unit, width: 8 },
      { text: texts.status, width: 18 },
      { text: texts.expected, width: 12, format: 'day' },
      { text: texts.price, width: 14, format: 'money' },
      { text: total, width: 14, format: 'money' },
    ],
    rows: [
      ...order.details.map((line) => [
        line.article_code_display,
        lineName(line),
        line.order_qty,
        texts.unitText(line.uom),
        texts.state(line.status),
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
