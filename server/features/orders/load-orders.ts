import { deliveriesOfOrders } from '#server/features/deliveries/deliveries.public.ts';
import type { Context } from '#server/graphql/context.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Order, OrderPayment } from '#server/graphql/generated/types.ts';
import { orderLineRows } from './order-lines.store.ts';
import { isOnInvoice } from './orders.rules.ts';
import { type OrderRow, orderRowsByNo } from './orders.store.ts';
import { toLine } from './to-line.ts';

/**
 * Orders by number, with their payment: of the active customer, or of all customers within the
 * viewer's areas for staff who work the orders of all.
 */
export async function ordersByNo(
  ctx: Context,
  nos: readonly string[],
  of: 'active customer' | 'all customers' = 'active customer',
): Promise<Order[]> {
  if (nos.length === 0) return [];
  return await toOrders(ctx, await orderRowsByNo(ctx.db, viewerOf(ctx), nos, of), true);
}

/** Rows as orders, their lines and their deliveries loaded in one statement each (E459 to E491). */
export async function toOrders(
  ctx: Context,
  rows: readonly OrderRow[],
  withPayment: boolean,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const nos = rows.map((row) => row.order_no);
  const lines = Map.groupBy(
    await orderLineRows(ctx.db, viewerOf(ctx).sorg, nos),
    (line) => line.order_no,
  );
  const deliveries = await deliveriesOfOrders(ctx, nos);
  return rows.map((row) => ({
    order_no: row.order_no,
    order_status: row.status,
    sap_order_no: row.sap_order_no,
    sorg: row.sorg,
    total_order: row.total,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    custPoNo: row.cust_po_no,
    notes: row.notes,
    requestDeliveryDate: row.request_delivery_date,
    orderType: row.order_type,
    cancelReason: row.cancel_reason,
    details: (lines.get(row.order_no) ?? []).map(toLine),
    deliveries: deliveries.get(row.order_no) ?? [],
    currency: {
      currency: row.currency,
      symbol: row.symbol,
      thousandSeparator: row.thousand_separator,
      decimalSeparator: row.decimal_separator,
      decimalPrecision: row.precision,
    },
    customer: {
      custName: row.customer_name,
      custCode: { unified: row.unified, r3: row.r3, isr: row.isr },
    },
    orderShipment: {
      name: row.shipment_name,
      price: row.shipment_price,
      shipTo: { id: row.ship_to, ...(row.ship_to_address as unknown as Address) },
    },
    // Its papers have resolvers of their own, in the feature payments.
    orderPayment: withPayment ? (paymentOf(row) as OrderPayment) : null,
    orderStatus: {
      description: row.status,
      pendingB2B: row.released_at === null && row.status === 'Waiting',
    },
    merchant: row.merchant_name,
  }));
}

/** The address as it was when the order was placed. */
interface Address {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
}

/**
 * Returns the state of the payment, as the ERP states it (E479 to E487). Until it does, the payment is
 * pending, because an order is paid after it was placed (B214); not so for a cancelled order, nor for one
 * that is paid by its invoice.
 */
function paymentOf(row: OrderRow): Omit<OrderPayment, 'paymentDocs' | 'paymentReceipt'> {
  const stated = row.payment_status || (isOnInvoice(row.payment_type) ? '' : 'Waiting');
  const status = stated === 'Waiting' && row.status === 'Cancelled' ? 'Voided' : stated;
  return {
    orderNo: row.order_no,
    amount: row.total,
    currency: row.currency,
    paymentType: row.payment_type,
    paymentDesc: row.payment_description || row.payment_type,
    paymentStatus: status,
    expiredDate: row.payment_expires,
    isPaymentWaiting: status === 'Waiting',
    isPaymentUploaded: status === 'Uploaded',
    isPaymentFailed: status === 'Failed',
    isPaymentVoided: status === 'Voided',
    isPaymentCompleted: status === 'Completed',
  };
}
