import type { TestApp } from '#server/testing/app.ts';

export const merchant = 'Pannier United States';

const document = `mutation Checkout($products: [CheckoutProductInput!]!, $shipto: String,
  $date: Date, $shipments: [CheckoutShipmentInput!]!, $paymentId: String, $custPoNo: String,
  $notes: String, $intent: Boolean) {
  checkout(products: $products, shipto: $shipto, request_delivery_date: $date,
    shipments: $shipments, paymentId: $paymentId, custPoNo: $custPoNo, notes: $notes,
    intent: $intent) {
    message { status description }
    userErrors { field code message most amount }
    orders {
      order_no order_status sorg total_order createdBy custPoNo notes requestDeliveryDate merchant
      details { article description order_qty price promoprice subtotal uom }
      currency { currency symbol decimalPrecision }
      customer { custName custCode { unified r3 isr } }
      orderShipment { name price shipTo { id name city country } }
      orderPayment { amount currency paymentType isPaymentWaiting }
      orderStatus { description pendingB2B }
    }
  }
}`;

/** `more` is a day of the line's own, or what was seen. */
export type Line = [articleCode: string, qty: number, subtotal?: number | null, more?: object];

/** The variables of a complete order of dealer1. */
export function complete(lines: Line[]) {
  return {
    products: lines.map(([articleCode, qty, subtotal, more]) => ({
      articleCode,
      qty,
      subtotal,
      ...more,
    })),
    shipto: 'S1',
    shipments: [{ merchant, rateId: 'STD' }],
    paymentId: 'INV',
  };
}

/** Sends a checkout that is complete but for what `more` changes. */
export async function order(
  app: TestApp,
  token: string | null,
  lines: Line[],
  more: object = {},
  key?: string,
) {
  const variables = {
    ...complete(lines),
    ...more,
  };
  const headers = key ? { 'idempotency-key': key } : undefined;
  const { status, data, errors } = await app.gql(token, document, variables, headers);
  return { status, errors, ...data?.checkout };
}

/** The errors of an answer as `field CODE`. */
export function problemsOf(answer: { userErrors: { field: string; code: string }[] }): string[] {
  return answer.userErrors.map(({ field, code }) => `${field} ${code}`);
}

/** A day so many days from today, YYYY-MM-DD. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
