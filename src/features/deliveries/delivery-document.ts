import type { PrintedTable } from '#shared/printed-table.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';

/** The words of delivery notes, in the reader's language. */
export interface DeliveryWords {
  note: (doNumber: string) => string;
  order: string;
  article: string;
  description: string;
  quantity: string;
  shippedOn: string;
  date: (day: string) => string;
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
