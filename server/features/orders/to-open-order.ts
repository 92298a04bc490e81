import { viewerOf } from '#server/graphql/context.ts';
import type { OpenOrder } from '#server/graphql/generated/types.ts';
import type { ExportContext } from '#server/lib/list-export.ts';
import { addressText } from '#shared/address-text.ts';
import { listActions, offersSuccessor, stillToCome } from './open-orders.rules.ts';
import type { OpenLineRow } from './open-orders.store.ts';
import { successorOf } from './to-line.ts';

/**
 * A row as an open order line (E495 to E516). Internal notes are for those who work the orders of
 * all customers (page.orderlist), not for the buyer; actions are for those who may order.
 */
export function toOpenOrder(
  row: OpenLineRow,
  ctx: Pick<ExportContext, 'host' | 'viewer'>,
): OpenOrder {
  const { name, ...shipTo } = row.ship_to_address;
  const { scopes } = viewerOf(ctx);
  return {
    soNumber: row.sap_order_no,
    orderNumber: row.order_no,
    position: row.position,
    orderType: row.order_type,
    poNumber: row.cust_po_no,
    createdAt: row.created_at.toISOString(),
    requestDeliveryDate: row.request_date,
    expectedDeliveryDate: row.expected_date,
    notes: row.notes,
    internalNotes: scopes.has('page.orderlist') ? row.internal_notes : null,
    createdBy: row.created_by,
    shipTo: name ?? row.ship_to,
    shipToDetail: { address: addressText(shipTo) },
    custCode: row.customer,
    custName: row.customer_name,
    article_code: row.article,
    article_code_display: row.article_display ?? row.article,
    articleDescription: row.description,
    slug: row.slug,
    image: row.image,
    ...stillToCome(row),
    price: row.unit,
    uom: row.uom,
    productCategory: row.article_category,
    modelYear: row.model_year,
    status: row.status,
    replacedBy: offersSuccessor(row) ? successorOf(row) : null,
    freeShipmentOn: row.free_shipment_on,
    actions: scopes.has('cart.display-order-qty') ? listActions(row, ctx.host) : [],
    wish:
      row.wish_action && row.wish_at
        ? { action: row.wish_action, date: row.wish_date, createdAt: row.wish_at.toISOString() }
        : null,
  };
}
