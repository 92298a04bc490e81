import type { PrintedTable } from '#shared/printed-table.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import type { TableSheet } from '#src/lib/save-table.ts';

/** The words of delivery notes and of the list of deliveries, in the reader's language. */
export interface DeliveryWords {
  note: (doNumber: string) => string;
  deliveries: string;
  delivery: string;
  order: string;
  article: string;
  description: string;
  quantity: string;
  unit: string;
  shippedOn: string;
  expectedOn: string;
  deliveredOn: string;
  carrier: string;
  tracking: string;
  date: (day: string) => string;
  /** Names the unit of a code. */
  unitText: (code: string) => string;
  quantityText: (qty: number, code: string) => string;
}

/** A delivery note: what a parcel holds, without prices. @param heads who sent it and to whom */
export function deliveryNote(
  delivery: DeliveryCardFragment,
  heads: readonly string[],
  words: DeliveryWords,
): PrintedTable {
  const { doNumber, shippedOn, expeditionName, trackingNo, details } = delivery;
  const sent = [`${words.shippedOn}: ${words.date(shippedOn)}`, expeditionName, trackingNo];
  const facts = [...heads, sent.filter(Boolean).join(' · ')];
  return {
    title: words.note(doNumber),
    facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
    columns: [
      { text: words.article, width: 18, numeric: false },
      { text: words.description, width: 46, numeric: false },
      { text: words.order, width: 16, numeric: false },
      { text: words.quantity, width: 12, numeric: true },
    ],
    rows: details.map((line) => [
      line.article_code_display,
      line.description,
      line.orderNo,
      words.quantityText(line.orderQty, line.uom),
    ]),
    totals: [],
    note: '',
  };
}

/** Deliveries as a spreadsheet, a row for each of their lines; days are dates. */
export function deliverySheet(
  deliveries: readonly DeliveryCardFragment[],
  words: DeliveryWords,
): TableSheet {
  return {
    name: words.deliveries,
    precision: 0,
    columns: [
      { text: words.delivery, width: 14 },
      { text: words.shippedOn, width: 12, format: 'day' },
      { text: words.expectedOn, width: 12, format: 'day' },
      { text: words.deliveredOn, width: 12, format: 'day' },
      { text: words.carrier, width: 18 },
      { text: words.tracking, width: 20 },
      { text: words.order, width: 14 },
      { text: words.article, width: 18 },
      { text: words.description, width: 48 },
      { text: words.quantity, width: 10 },
      { text: words.unit, width: 8 },
    ],
    rows: deliveries.flatMap((one) =>
      one.details.map((line) => [
        ...[one.doNumber, one.shippedOn, one.estimatedDeliveryDate, one.deliveryDate],
        ...[
          one.expeditionName,
          one.trackingNo,
          line.orderNo,
          line.article_code_display,
          line.description,
        ],
        ...[line.orderQty, words.unitText(line.uom)],
      ]),
    ),
  };
}
