import type { PrintedTable } from '#shared/printed-table.ts';
import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { today } from '#src/lib/days.ts';
import type { TableSheet } from '#src/lib/save-table.ts';

type Order = OrdersQuery['orders']['orders'][number];

/** The words of the list of orders in a file, in the reader's language. */
export interface OrderListWords {
  title: string;
  order: string;
  soNumber: string;
  ordered: string;
  type: string;
  poNumber: string;
  articles: string;
  status: string;
  total: string;
  typeText: (type: string) => string;
  state: (status: string) => string;
  money: (minor: number) => string;
  date: (day: string) => string;
}

/** The list of orders on paper. @param facts lines under the title: whose, which of them */
export function orderListTable(
  orders: readonly Order[],
  facts: string[],
  words: OrderListWords,
): PrintedTable {
  return {
    title: words.title,
    facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
    columns: [
      { text: words.order, width: 16, numeric: false },
      { text: words.ordered, width: 14, numeric: false },
      { text: words.poNumber, width: 24, numeric: false },
      { text: words.status, width: 24, numeric: false },
      { text: words.articles, width: 10, numeric: true },
      { text: words.total, width: 18, numeric: true },
    ],
    rows: orders.map((order) => [
      order.order_no,
      words.date(order.createdAt),
      order.custPoNo ?? '',
      words.state(order.orderStatus.description),
      String(order.details.length),
      words.money(order.total_order),
    ]),
    totals: [],
    note: '',
  };
}

/** The list of orders as a spreadsheet; amounts are numbers in the currency's major unit, days are dates. */
export function orderListSheet(
  orders: readonly Order[],
  words: OrderListWords,
  precision: number,
): TableSheet {
  return {
    name: words.title,
    precision,
    columns: [
      { text: words.order, width: 14 },
      { text: words.soNumber, width: 16 },
      { text: words.ordered, width: 12, format: 'day' },
      { text: words.type, width: 18 },
      { text: words.poNumber, width: 20 },
      { text: words.status, width: 22 },
      { text: words.articles, width: 10 },
      { text: words.total, width: 16, format: 'money' },
    ],
    rows: orders.map((order) => [
      order.order_no,
      order.sap_order_no,
      today(new Date(order.createdAt)),
      words.typeText(order.orderType),
      order.custPoNo,
      words.state(order.orderStatus.description),
      order.details.length,
      order.total_order / 10 ** precision,
    ]),
  };
}
