import { linePrice } from '#shared/price-rule.ts';
import type { useCart } from '#src/features/cart/cart.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import type { NotedLine, OrderNote, OrderVariables } from './checkout.offline.ts';
import type { CheckoutDraft, UnansweredOrder } from './checkout-draft.ts';
import type { LineDate } from './checkout-terms.ts';

export type CartLines = ReturnType<typeof useCart>['lines'];

/** Returns the price of a line with its deal, minor units (B101 to B103). */
export function calculateSubtotal({ price }: CartProductFragment, qty: number): number {
  return linePrice(price.dealer ?? 0, qty, price.discounts).total;
}

/**
 * Returns what the device shows of an article apart from its price: the server compares it with the
 * present state.
 */
export function toSeenValues({ stock }: CartProductFragment) {
  return { available: stock?.qty ?? null, arrival: stock?.nextArrival?.date ?? null };
}

/**
 * The order the cart and the checkout form make, with the figures on the screen.
 * @param shipping what is shown for all orders together, minor units; null where it is not known,
 *   left out where it shall not be compared
 */
export function toOrder(
  lines: CartLines,
  draft: CheckoutDraft,
  merchant: string,
  shipping?: number | null,
): UnansweredOrder['variables'] {
  return {
    products: lines.map(({ articleCode, qty, product }) => ({
      articleCode,
      qty,
      subtotal: calculateSubtotal(product, qty),
      seen: toSeenValues(product),
      ...otherDate(draft, articleCode),
    })),
    shipto: draft.shipto,
    request_delivery_date: draft.requestDate || null,
    shipments: [
      { merchant, rateId: draft.rateId, ...(shipping !== undefined && { price: shipping }) },
    ],
    paymentId: draft.paymentId,
    custPoNo: draft.custPoNo.trim() || null,
    notes: draft.notes.trim() || null,
  };
}

function otherDate(
  { lineDates, requestDate }: Pick<CheckoutDraft, 'lineDates' | 'requestDate'>,
  articleCode: string,
): { request_delivery_date?: string } {
  const date = lineDates[articleCode];
  return date && date !== requestDate ? { request_delivery_date: date } : {};
}

/** The lines that are asked for another day than the order's. */
export function listLineDates(
  lines: CartLines,
  draft: Pick<CheckoutDraft, 'lineDates' | 'requestDate'>,
): LineDate[] {
  return lines.flatMap(({ articleCode }) => {
    const { request_delivery_date: date } = otherDate(draft, articleCode);
    return date ? [{ articleCode, date }] : [];
  });
}

/** One of the orders a checkout becomes: one for each requested day. */
export interface OrderPart {
  /** YYYY-MM-DD; empty for as soon as possible. */
  date: string;
  lines: CartLines;
  /** Minor units, without shipping. */
  goods: number;
}

/** The orders a cart becomes by the days asked for, in the order of these days. */
export function splitByDate(
  lines: CartLines,
  { lineDates, requestDate }: Pick<CheckoutDraft, 'lineDates' | 'requestDate'>,
): OrderPart[] {
  const byDate = new Map<string, CartLines>();
  for (const line of lines) {
    const date = lineDates[line.articleCode] || requestDate;
    byDate.set(date, [...(byDate.get(date) ?? []), line]);
  }
  return [...byDate]
    .map(([date, some]) => ({
      date,
      lines: some,
      goods: some.reduce((sum, { product, qty }) => sum + calculateSubtotal(product, qty), 0),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The active customer, as an order names it. */
interface OrderingCustomer {
  name: string;
  /** The number people know the customer by. */
  no: string;
}

/** Returns the outbox's display data of an order; lines that have left the cart are unknown. */
export function toOrderNote(
  lines: CartLines,
  { variables, about, key }: Partial<UnansweredOrder> & Pick<UnansweredOrder, 'variables'>,
  customer: OrderingCustomer | null,
): OrderNote {
  const known = new Map(lines.map((line) => [line.articleCode, line.product]));
  const noted = variables.products.flatMap(({ articleCode, qty, subtotal }): NotedLine[] => {
    const product = known.get(articleCode);
    return product ? [{ product, qty, subtotal }] : [];
  });
  const goods = variables.products.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return {
    lines: noted,
    lineCount: variables.products.length,
    total: about?.total ?? goods,
    shipping: about ? about.shipping : 0,
    ...(about?.shippingUpTo && { shippingUpTo: true }),
    shipTo: about?.shipTo ?? '',
    shipment: about?.shipment ?? '',
    payment: about?.payment ?? '',
    asOf: about?.asOf ?? null,
    customerName: customer?.name ?? '',
    ...(customer?.no && { customerNo: customer.no }),
    ...(key !== undefined && { sentUnder: key }),
  };
}

/** The form as it was when an order was captured, to change it. */
export function toDraft(variables: OrderVariables): CheckoutDraft {
  const dates = variables.products.flatMap(({ articleCode, request_delivery_date }) =>
    request_delivery_date ? [[articleCode, request_delivery_date] as const] : [],
  );
  const shipment = Array.isArray(variables.shipments)
    ? variables.shipments[0]
    : variables.shipments;
  return {
    shipto: variables.shipto ?? '',
    rateId: shipment?.rateId ?? '',
    paymentId: variables.paymentId ?? '',
    requestDate: variables.request_delivery_date ?? '',
    custPoNo: variables.custPoNo ?? '',
    notes: variables.notes ?? '',
    lineDates: Object.fromEntries(dates),
  };
}
