import type { Delivery, DeliveryLine } from '#server/graphql/generated/types.ts';
import { trackingLink } from './deliveries.rules.ts';
import type { DeliveryLineRow, DeliveryRow } from './deliveries.store.ts';

/** Rows, one for each line, as deliveries in the order of the rows (E517 to E531). */
export function toDeliveries(rows: readonly (DeliveryRow & DeliveryLineRow)[]): Delivery[] {
  const byNumber = Map.groupBy(rows, (row) => row.do_number);
  return [...byNumber.values()].flatMap(([row, ...more]) =>
    row
      ? {
          doNumber: row.do_number,
          trackingNo: row.tracking_no,
          trackingUrl: trackingLink(row.tracking_url),
          orderType: row.order_type,
          custCode: row.customer,
          expeditionName: row.expedition_name,
          shippedOn: row.shipped_on,
          estimatedDeliveryDate: row.estimated_delivery_date,
          deliveryDate: row.delivery_date,
          details: [row, ...more].flatMap(toLine),
          currency: {
            currency: row.currency,
            symbol: row.symbol,
            thousandSeparator: row.thousand_separator,
            decimalSeparator: row.decimal_separator,
            decimalPrecission: row.precision,
          },
        }
      : [],
  );
}

function toLine(line: DeliveryLineRow): DeliveryLine[] {
  if (line.position === null) return [];
  return [
    {
      orderNo: line.order_no,
      article: line.article,
      article_code_display: line.article_display ?? line.article,
      description: line.description,
      orderQty: line.qty,
      uom: line.uom,
      price: line.price,
      slug: line.slug,
      category: line.category,
    },
  ];
}
