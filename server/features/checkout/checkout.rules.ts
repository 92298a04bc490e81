import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { dayProblems } from '#server/lib/delivery-day.rules.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import { limits } from '#shared/validation/limits.ts';
import { type LineFacts, productProblems } from './line-problems.rules.ts';
import type { OrderPart } from './order-parts.rules.ts';
import { getRequestedDay, type OrderToPlace } from './order-to-place.rules.ts';

/** Most delivery days of one checkout, and so most orders it becomes. */
const maxDeliveryDays = 31;

const { custPoNo: maxPoNo, notes: maxNotes } = limits;

/** The known facts about the things an order names. */
export interface OrderFacts extends LineFacts {
  shipToFound: boolean;
  paymentFound: boolean;
  rateIds: ReadonlySet<string>;
}

/** Everything that is wrong with an order but its worth, all of it at once. */
export function orderProblems(order: OrderToPlace, facts: OrderFacts): UserError[] {
  return [
    ...headProblems(order, facts),
    ...shipmentProblems(order, facts),
    ...productProblems(order.products, facts),
  ];
}

function headProblems(order: OrderToPlace, facts: OrderFacts): UserError[] {
  const problems: UserError[] = [];
  const add = (field: string, code: string, message: string) =>
    problems.push(userError(field, code, message));
  if (!order.shipto) add('shipto', 'REQUIRED', 'Choose where to deliver');
  else if (!facts.shipToFound) add('shipto', 'SHIP_TO_CHANGED', 'ship-to data changed, refresh');
  if (!order.paymentId) add('paymentId', 'REQUIRED', 'Choose how to pay');
  else if (!facts.paymentFound)
    add('paymentId', 'UNKNOWN_PAYMENT', 'This way to pay is not available');
  problems.push(...dayProblems('request_delivery_date', order.request_delivery_date, facts.days));
  const dates = new Set(order.products.map((product) => getRequestedDay(order, product)));
  if (dates.size > maxDeliveryDays)
    add('request_delivery_date', 'TOO_MANY_DATES', `At most ${maxDeliveryDays} delivery days`);
  if ([...(order.custPoNo ?? '')].length > maxPoNo)
    add('custPoNo', 'TOO_LONG', `At most ${maxPoNo} characters`);
  if ([...(order.notes ?? '')].length > maxNotes)
    add('notes', 'TOO_LONG', `At most ${maxNotes} characters`);
  return problems;
}

function shipmentProblems({ shipments }: OrderToPlace, facts: OrderFacts): UserError[] {
  const { merchantName } = facts.host;
  if (shipments.length === 0) return [userError('shipments', 'REQUIRED', 'Choose a shipment')];
  return shipments.flatMap(({ merchant, rateId }, index) => {
    const at = `shipments.${index}`;
    if (merchant !== merchantName || index > 0)
      return [userError(`${at}.merchant`, 'UNKNOWN_SHIPMENT', `${merchant} ships nothing here`)];
    if (!facts.rateIds.has(rateId))
      return [userError(`${at}.rateId`, 'UNKNOWN_SHIPMENT', 'This shipment is not available')];
    return [];
  });
}

/**
 * Whether shipping costs more than the buyer saw or accepted; the buyer is asked again then. Shipping
 * that has become cheaper is no reason to ask. Compared only where a price was sent, and while every
 * line can be ordered. A buyer without a connection who saw no price (null) saw a total without
 * shipping, which is right only where shipping is free.
 */
export function freightProblems(
  { products, shipments }: OrderToPlace,
  parts: readonly Pick<OrderPart, 'lines' | 'shipping'>[],
  { host, pricesNeeded }: { host: Pick<HostConfig, 'currency'>; pricesNeeded: boolean },
): UserError[] {
  const told = shipments[0]?.price;
  const seen = told === null && pricesNeeded ? 0 : told;
  const lines = parts.reduce((sum, part) => sum + part.lines.length, 0);
  const freight = parts.reduce((sum, { shipping }) => sum + shipping.price, 0);
  if (seen == null || seen >= freight || lines < products.length) return [];
  const message = `Shipping now costs ${formatMoney(freight, host.currency)}`;
  return [userError('shipments.0.price', 'FREIGHT_CHANGED', message, { amount: freight })];
}

/**
 * Whether orders are worth more than the customer may order at once (M039). Where staff confirm
 * orders they decide, and the order waits for them (N035).
 * @param limit highest value of one order, minor units; null for none
 */
export function limitProblems(
  totals: readonly number[],
  limit: number | null,
  host: { orderConfirmation: boolean },
): UserError[] {
  if (limit === null || host.orderConfirmation || totals.every((total) => total <= limit))
    return [];
  return [userError('products', 'ORDER_LIMIT', 'order failed, the order limit is exceeded')];
}
