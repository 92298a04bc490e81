import type { ArticleToOrder } from '#server/features/cart/cart.public.ts';
import type { NewOrderLine } from '#server/features/orders/orders.public.ts';
import { type BenefitStep, freightBenefit, piecesByArea } from '#shared/freight-benefit.ts';
import { linePrice } from '#shared/price-rule.ts';
import { checkQty } from '#shared/quantity.ts';
import { type ShippingPrice, shippingPrice } from '#shared/shipping-price.ts';
import { getRequestedDay, type OrderToPlace } from './order-to-place.rules.ts';
import { type StockRow, type Take, takes } from './stock.rules.ts';

/** One of the orders a checkout becomes: what is to be delivered on one day. */
export interface OrderPart {
  /** YYYY-MM-DD; null for as soon as possible. */
  date: string | null;
  lines: NewOrderLine[];
  takes: Take[];
  /** The lines together, minor units. */
  goods: number;
  shipping: ShippingPrice;
  total: number;
}

/** The data that the parts are computed from. */
export interface PartFacts {
  articles: ReadonlyMap<string, ArticleToOrder>;
  stock: readonly StockRow[];
  steps: readonly BenefitStep[];
  /** The chosen way of shipping; undefined while none is. */
  rate: { price: number; freeFrom: number | null } | undefined;
}

/**
 * An order split by delivery day, the undated part first, then by date, each with its own freight
 * (N065). Lines that cannot be ordered are left out, and so are parts without lines.
 */
export function orderParts(order: OrderToPlace, facts: PartFacts): OrderPart[] {
  const known = new Set<string>();
  const sold = order.products.filter(({ articleCode }) => {
    const again = known.has(articleCode);
    known.add(articleCode);
    return !again;
  });
  const byDate = Map.groupBy(sold, (product) => getRequestedDay(order, product) ?? '');
  return [...byDate]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, products]) =>
      toOrderPart(date || null, orderLines(products, facts.articles), facts),
    )
    .filter((part) => part.lines.length > 0);
}

function toOrderPart(date: string | null, lines: NewOrderLine[], facts: PartFacts): OrderPart {
  const taken = takes(facts.stock, lines);
  const goods = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const benefit = freightBenefit(piecesByArea(taken), facts.steps);
  const shipping = facts.rate
    ? shippingPrice(facts.rate, goods, benefit)
    : { price: 0, benefit: 0 };
  return { date, lines, takes: taken, goods, shipping, total: goods + shipping.price };
}

/** Ordered articles with the prices they are sold at (B101 to B103); without what is not sold. */
function orderLines(
  products: readonly { articleCode: string; qty: number }[],
  articles: ReadonlyMap<string, ArticleToOrder>,
): NewOrderLine[] {
  return products.flatMap(({ articleCode, qty }) => {
    const article = articles.get(articleCode);
    if (!article || article.blocked || article.dealer === null) return [];
    if (qty < 1 || checkQty(qty, article.quota) !== null) return [];
    const price = linePrice(article.dealer, qty, article.steps);
    const deal = article.steps[price.step];
    return {
      article: articleCode,
      description: article.name,
      qty,
      uom: article.uom,
      price: article.dealer,
      promo_price: deal ? price.unit : null,
      subtotal: price.total,
      deal_no: deal?.salesDealNo ?? null,
    };
  });
}
