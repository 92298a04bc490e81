import { type Random, randomFor } from '../random.ts';
import type { Offer } from './offer.ts';
import type { OrderOf } from './order-of.ts';
import type { PlannedOrder } from './plan.ts';

/** The articles of an order, with prices per piece in the currency's units. */
export type Basket = {
  offer: Offer;
  qty: number;
  price: number;
  /** Null when no deal counted. */
  promoPrice: number | null;
  subtotal: number;
  /** The code of the article that takes its place; empty for none. */
  successor: string;
}[];

/** Dealers order the same things again and again. */
const favourites = { parts: 24, bikes: 6 };

/** The lines of an order out of what the dealer usually buys. */
export function createBasket(
  of: OrderOf,
  plan: PlannedOrder,
  offers: readonly Offer[],
  random: Random,
): Basket {
  const list = String(of.dealer.customer.priceList);
  const usual = pickUsual(of, list, offers);
  const chosen = new Set<Offer>();
  for (let tries = random.int(3, 8); tries > 0 && usual.length > 0; tries -= 1)
    chosen.add(random.pick(usual));
  const old = plan.replaced ? pickReplaced(offers, list, usual, random) : null;
  if (old) chosen.add(old.offer);
  return [...chosen].map((offer) => {
    const qty = offer.bike ? random.int(1, 3) : random.pick([2, 4, 5, 10, 10, 20]);
    const price = Number(offer.prices.get(list));
    const unit = 10 ** of.market.precision;
    const promoPrice =
      qty >= 10 && random.chance(0.5) ? Math.round(price * 0.95 * unit) / unit : null;
    const subtotal = Math.round((promoPrice ?? price) * qty * unit) / unit;
    const successor = offer === old?.offer ? old.successor : '';
    return { offer, qty, price, promoPrice, subtotal, successor };
  });
}

/** Returns the articles that a dealer usually buys. They are the same for each of its orders. */
function pickUsual({ market, index }: OrderOf, list: string, offers: readonly Offer[]): Offer[] {
  const random = randomFor(`usual ${market.sorg} ${index}`);
  const some = (bike: boolean, count: number) => {
    const known = offers.filter(
      (offer) => offer.sold && offer.bike === bike && offer.prices.has(list),
    );
    return Array.from({ length: Math.min(count, known.length) }, () => random.pick(known));
  };
  return [...some(false, favourites.parts), ...some(true, favourites.bikes)];
}

/** An article that was replaced; where the range is too small to have one, a usual one by another. */
function pickReplaced(
  offers: readonly Offer[],
  list: string,
  usual: readonly Offer[],
  random: Random,
) {
  const old = offers.filter(({ replacedBy, prices }) => replacedBy !== '' && prices.has(list));
  if (old.length > 0) {
    const offer = random.pick(old);
    return { offer, successor: offer.replacedBy };
  }
  const [offer, other] = [...new Set(usual)];
  return offer && other ? { offer, successor: other.code } : null;
}
