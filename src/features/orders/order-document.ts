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
  /** Above the order's number in each line. */
  order: string;
  article: string;
  description: string;
  ean: string;
  quantity: string;
  unit: string;
  status: string;
  expected: string;
  /** The customer's price before deals. */
  listPrice: string;
  /** Recommended retail price. */
  retail: string;
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

/** Two texts below each other. */
const stacked = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');

/** An order on paper. @param facts lines under the title: for whom, when, where to */
export function orderTable(
  order: OrderDetail,
  facts: readonly string[],
  texts: OrderDocumentTexts,
): PrintedTable {
  const { money, date } = texts;
  return {
    title: texts.title,
    facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
    columns: [
      { text: stacked(texts.article, texts.ean), width: 17, numeric: false },
      {
        text: stacked(texts.description, `${texts.status} · ${texts.expected}`),
        width: 38,
        numeric: false,
      },
      { text: texts.quantity, width: 10, numeric: true },
      { text: stacked(texts.listPrice, texts.retail), width: 15, numeric: true },
      { text: texts.price, width: 15, numeric: true },
      { text: texts.total, width: 17, numeric: true },
    ],
    rows: order.details.map((line) => [
      stacked(line.article_code_display, line.ean),
      stacked(
        lineName(line),
        [texts.state(line.status), line.expectedDate && date(line.expectedDate)]
          .filter(Boolean)
          .join(' · '),
      ),
      texts.quantityText(line.order_qty, line.uom),
      stacked(money(line.price), line.retail === null ? null : money(line.retail)),
      money(line.promoprice ?? line.price),
      money(line.subtotal),
    ]),
    totals: [
      [texts.shipping, money(order.orderShipment.price)],
      [texts.total, money(order.total_order)],
    ],
    note: order.notes ?? '',
  };
}

/**
 * An order as a spreadsheet; amounts are numbers in the currency's major unit, days are dates. The lines come first, with
 * their order's number, so that they can be sorted and joined with those of others; the facts stand below the totals.
 */
export function orderSheet(
  order: OrderDetail,
  facts: readonly string[],
  texts: OrderDocumentTexts,
  precision: number,
): TableSheet {
  const amount = (minor: number) => toMajor(minor, precision);
  const { shipping, total } = texts;
  const columns: TableSheet['columns'] = [
    { text: texts.order, width: 14 },
    { text: texts.article, width: 18 },
    { text: texts.ean, width: 16 },
    { text: texts.description, width: 48 },
    { text: texts.quantity, width: 10 },
    { text: texts.unit, width: 8 },
    { text: texts.status, width: 18 },
    { text: texts.expected, width: 12, format: 'day' },
    { text: texts.retail, width: 14, format: 'money' },
    { text: texts.listPrice, width: 14, format: 'money' },
    { text: texts.price, width: 14, format: 'money' },
    { text: total, width: 14, format: 'money' },
  ];
  /** A row with a text in the column of names, and an amount in the last one. */
  const below = (name: string, minor: number | null) =>
    columns.map(({ text }, at) => {
      if (text === texts.description) return name;
      return at === columns.length - 1 && minor !== null ? amount(minor) : null;
    });
  return {
    name: texts.title,
    precision,
    columns,
    rows: [
      ...order.details.map((line) => [
        order.order_no,
        line.article_code_display,
        line.ean,
        lineName(line),
        line.order_qty,
        texts.unitText(line.uom),
        texts.state(line.status),
        line.expectedDate,
        line.retail === null ? null : amount(line.retail),
        amount(line.price),
        amount(line.promoprice ?? line.price),
        amount(line.subtotal),
      ]),
      below(shipping, order.orderShipment.price),
      below(total, order.total_order),
      ...[texts.title, ...facts].filter(Boolean).map((fact) => below(fact, null)),
    ],
  };
}
