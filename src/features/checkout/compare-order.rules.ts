import type { CartProductFragment, OrderReviewQuery } from '#src/graphql/generated/graphql.ts';
import type { NotedLine, OrderVariables } from './checkout.offline.ts';
import { lineOf } from './checkout.rules.ts';
import { calculateSubtotal, toSeenValues } from './order-of-cart.ts';

type Review = OrderReviewQuery['orderReview'];
type ReviewError = Review['userErrors'][number];

/** The changes of a line since the buyer saw it. */
export type Change = 'price' | 'stock' | 'arrival' | 'replaced' | 'blocked' | 'gone' | 'other';

/** A way a line can be ordered now. */
export interface Offer {
  /**
   * `same`: the captured line with today's figures. `fewer`: fewer pieces. `successor`: the article that
   * replaced it.
   */
  kind: 'same' | 'fewer' | 'successor';
  product: CartProductFragment;
  qty: number;
}

/** A captured line together with its present state. */
export interface ComparedLine {
  index: number;
  articleCode: string;
  qty: number;
  /** The line when it was captured; null when the device no longer has it. */
  was: { product: CartProductFragment; subtotal: number } | null;
  /** Today; null when it left the catalog. */
  now: CartProductFragment | null;
  changes: Change[];
  /** The server's errors for this line. */
  errors: ReviewError[];
  /** How it can be ordered now, the nearest to what was captured first; leaving it out is always possible. */
  offers: Offer[];
}

/** Holds a captured order against today, line by line (R12). */
export function compareLines(
  variables: OrderVariables,
  noted: readonly NotedLine[],
  review: Review,
): ComparedLine[] {
  const known = new Map(noted.map((line) => [line.product.article_code, line]));
  return variables.products.map(({ articleCode, qty }, index) => {
    const reviewed = review.lines.find((line) => line.index === index);
    const line = known.get(articleCode);
    const errors = review.userErrors.filter(({ field }) => lineOf(field) === index);
    const was = line ? { product: line.product, subtotal: line.subtotal } : null;
    const now = reviewed?.product ?? null;
    // An article that can still be ordered is not given up for its successor.
    const goes = now === null || now.blocked || errors.some(({ code }) => code === 'REPLACED');
    const successor = (goes && reviewed?.replacedBy) || null;
    const facts = { articleCode, qty, was, now, errors, successor };
    return { index, ...facts, changes: listChanges(facts), offers: listOffers(facts) };
  });
}

interface Facts extends Pick<ComparedLine, 'articleCode' | 'qty' | 'was' | 'now' | 'errors'> {
  successor: CartProductFragment | null;
}

function listChanges({ qty, was, now, errors, successor }: Facts): Change[] {
  if (successor) return ['replaced'];
  if (now === null) return ['gone'];
  if (now.blocked) return ['blocked'];
  const codes = new Set(errors.map(({ code }) => code));
  const changes: Change[] = [];
  if (was ? calculateSubtotal(now, qty) !== was.subtotal : codes.has('PRICE_CHANGED'))
    changes.push('price');
  if (codes.has('STOCK_CHANGED') || codes.has('EXCEEDS_STOCK') || (was && isShort(was, now, qty)))
    changes.push('stock');
  if (codes.has('ARRIVAL_CHANGED')) changes.push('arrival');
  if (changes.length === 0 && errors.length > 0) changes.push('other');
  return changes;
}

/** Whether the buyer saw enough pieces, or more than now, and there are too few now. */
function isShort(was: { product: CartProductFragment }, now: CartProductFragment, qty: number) {
  const before = toSeenValues(was.product).available ?? 0;
  const today = toSeenValues(now).available ?? 0;
  return today < before && today < qty;
}

/** Errors a line can be ordered in spite of once the buyer has seen today's figures. */
const acceptable = new Set(['PRICE_CHANGED', 'STOCK_CHANGED', 'ARRIVAL_CHANGED']);

function listOffers({ qty, now, errors, successor }: Facts): Offer[] {
  const offers: Offer[] = [];
  const orderable = now !== null && !now.blocked && !successor;
  if (orderable && errors.every(({ code }) => acceptable.has(code)))
    offers.push({ kind: 'same', product: now, qty });
  if (orderable) {
    const most = findMost(now, qty, errors);
    if (most > 0 && most < qty) offers.push({ kind: 'fewer', product: now, qty: most });
  }
  if (successor && !successor.blocked)
    offers.push({ kind: 'successor', product: successor, qty: Math.min(qty, quotaOf(successor)) });
  return offers;
}

function quotaOf({ orderQuota }: CartProductFragment): number {
  return orderQuota ?? Number.POSITIVE_INFINITY;
}

/** How many of the wanted pieces can be had: what is there when that is the trouble, and the quota. */
function findMost(now: CartProductFragment, qty: number, errors: readonly ReviewError[]): number {
  const short = errors.some(({ code }) => code === 'STOCK_CHANGED' || code === 'EXCEEDS_STOCK');
  const there = short && !now.stock.masked ? now.stock.qty : qty;
  return Math.min(qty, there, quotaOf(now));
}

/** The buyer's decision about a line: one of the offers, or leaving it out. */
export type LineChoice = Offer['kind'] | 'leave-out';

/** The result for a line: an offer, left out, or null while it is undecided. */
export type LineDecision = Offer | 'leave-out' | null;

/**
 * A choice by today's figures. A line as it was seen needs none; one that is not offered any more
 * is open again.
 */
export function decideLine(line: ComparedLine, choice: LineChoice | undefined): LineDecision {
  if (choice === 'leave-out') return choice;
  if (choice) return line.offers.find(({ kind }) => kind === choice) ?? null;
  return line.changes.length === 0 ? (line.offers[0] ?? null) : null;
}

/** Takes every line in the nearest way there is to what was captured, and leaves out the others. */
export function acceptAll(lines: readonly ComparedLine[]): Record<number, LineChoice> {
  return Object.fromEntries(
    lines.map(({ index, offers }) => [index, offers[0]?.kind ?? 'leave-out']),
  );
}

/** The errors that are about the order as a whole: credit, limits, address, days. */
export function headErrors({ userErrors }: Review): ReviewError[] {
  return userErrors.filter((error) => lineOf(error.field) === null && !isFreight(error));
}

/**
 * That shipping costs more than the buyer saw: to be seen, and accepted with the order. The server does
 * not compare where no price was sent; then shipping was in no total the buyer saw.
 */
export function freightChange(
  { shipments }: Pick<OrderVariables, 'shipments'>,
  { userErrors, shipping }: Pick<Review, 'userErrors' | 'shipping'>,
): ReviewError | undefined {
  const [shipment] = [shipments].flat();
  if (shipment?.price === null && shipping > 0)
    return {
      field: 'shipments.0.price',
      code: 'FREIGHT_CHANGED',
      message: '',
      most: null,
      amount: shipping,
    };
  return userErrors.find(isFreight);
}

const isFreight = ({ code }: ReviewError) => code === 'FREIGHT_CHANGED';

/**
 * Returns the order with the shipping price that the buyer sees, so that it is not placed at another one.
 * @param price minor units, all orders of the checkout together; null for an unknown one
 */
export function withFreight<V extends Pick<OrderVariables, 'shipments'>>(
  variables: V,
  price: number | null,
): V {
  const shipments = [variables.shipments].flat().map((shipment) => ({ ...shipment, price }));
  return { ...variables, shipments };
}

/**
 * Returns the order as decided, with the figures that the buyer sees; its shipping price has to be fetched
 * first. An article that replaces several, or that is ordered itself, becomes one line.
 * @returns null while a line is undecided or none is left
 */
export function decidedOrder(
  variables: OrderVariables,
  decisions: readonly LineDecision[],
): { variables: OrderVariables; lines: NotedLine[] } | null {
  if (decisions.length < variables.products.length || decisions.includes(null)) return null;
  const taken = new Map<
    string,
    { product: CartProductFragment; qty: number; date: string | null }
  >();
  decisions.forEach((decision, index) => {
    if (decision === null || decision === 'leave-out') return;
    const { product, qty } = decision;
    const before = taken.get(product.article_code);
    const date = variables.products[index]?.request_delivery_date ?? null;
    taken.set(product.article_code, {
      product,
      qty: qty + (before?.qty ?? 0),
      date: before ? before.date : date,
    });
  });
  if (taken.size === 0) return null;
  const lines = [...taken.values()].map(({ product, qty }) => ({
    product,
    qty,
    subtotal: calculateSubtotal(product, qty),
  }));
  const products = [...taken].map(([articleCode, { product, qty, date }]) => ({
    articleCode,
    qty,
    subtotal: calculateSubtotal(product, qty),
    seen: toSeenValues(product),
    ...(date && { request_delivery_date: date }),
  }));
  return { variables: { ...withFreight(variables, null), products, intent: true }, lines };
}
