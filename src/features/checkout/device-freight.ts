import { freightBenefit } from '#shared/freight-benefit.ts';
import { shippingPrice } from '#shared/shipping-price.ts';
import type { Rate } from './checkout-terms.ts';
import type { KeptTerms, Terms } from './kept-terms.ts';
import { type CartLines, calculateSubtotal } from './order-of-cart.ts';

// The price of shipping, computed on the device by the rules of the server (N065). The device knows how
// many pieces are in stock, but not in which warehouse. Where warehouses are in several areas, or the
// stock is masked, it cannot know the freight benefit, which only lowers the price: then it shows the
// upper limit, which the buyer accepts.

/** The part of an order that its freight depends on. */
export interface FreightPart {
  /** Minor units. */
  goods: number;
  /** Pieces that leave from a warehouse at once; null where the stock is not known exactly. */
  pieces: number | null;
}

/** Shipping in minor units; `upTo`: it may cost less, never more. */
export interface Freight {
  price: number;
  upTo: boolean;
}

type FreightTerms = Pick<KeptTerms, 'steps' | 'areas'>;

/** The freight facts of lines that are sent together. */
export function toFreightPart(lines: CartLines): FreightPart {
  const goods = lines.reduce((sum, { product, qty }) => sum + calculateSubtotal(product, qty), 0);
  const unknown = lines.some(({ product }) => !product.stock || product.stock.masked);
  const pieces = lines.reduce(
    (sum, { product, qty }) => sum + Math.max(0, Math.min(qty, product.stock?.qty ?? 0)),
    0,
  );
  return { goods, pieces: unknown ? null : pieces };
}

/** Returns the price of shipping the orders of a checkout, each of which pays its own freight. */
export function deviceFreight(
  rate: Pick<Terms['rates'][number], 'price' | 'freeFrom'>,
  parts: readonly FreightPart[],
  terms: FreightTerms,
): Freight {
  return parts
    .map((part) =>
      freightOfPart({ price: rate.price, freeFrom: rate.freeFrom ?? null }, part, terms),
    )
    .reduce((sum, one) => ({ price: sum.price + one.price, upTo: sum.upTo || one.upTo }), {
      price: 0,
      upTo: false,
    });
}

function freightOfPart(
  rate: { price: number; freeFrom: number | null },
  { goods, pieces }: FreightPart,
  { steps, areas }: FreightTerms,
): Freight {
  const [area] = areas;
  const full = shippingPrice(rate, goods, 0).price;
  if (full === 0 || steps.length === 0) return { price: full, upTo: false };
  if (areas.length !== 1 || area === undefined || pieces === null)
    return { price: full, upTo: true };
  const benefit = freightBenefit(new Map([[area, pieces]]), steps);
  return { price: shippingPrice(rate, goods, benefit).price, upTo: false };
}

/** The ways of shipping with what each costs for all orders of a checkout together. */
export function deviceRates(
  terms: Pick<KeptTerms, 'rates'> & FreightTerms,
  parts: readonly FreightPart[],
): Rate[] {
  const whole = [joined(parts)];
  return terms.rates.map((rate) => {
    const { price, upTo } = deviceFreight(rate, parts, terms);
    const full = deviceFreight(rate, parts, { ...terms, steps: [] }).price;
    const splitExtra = Math.max(0, price - deviceFreight(rate, whole, terms).price);
    return { ...rate, price, splitExtra, benefit: upTo ? 0 : full - price, ...(upTo && { upTo }) };
  });
}

/** All orders of a checkout as if they were one. */
function joined(parts: readonly FreightPart[]): FreightPart {
  const goods = parts.reduce((sum, part) => sum + part.goods, 0);
  const unknown = parts.some(({ pieces }) => pieces === null);
  const pieces = parts.reduce((sum, part) => sum + (part.pieces ?? 0), 0);
  return { goods, pieces: unknown ? null : pieces };
}
