import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import { createDealer, dealerShare } from '../dealers.ts';
import { type Market, markets } from '../markets.ts';
import type { Offer } from '../orders/offer.ts';
import { orderRows } from '../orders/order-rows.ts';
import { dealersWithOrders, plannedOrders } from '../orders/plan.ts';
import { randomFor } from '../random.ts';
import { type Brand, brands } from '../range/brands.ts';

/** A bike that was delivered to a dealer. */
export interface Frame {
  sorg: string;
  number: string;
  offer: Offer;
  dealer: Row<'customers.csv'>;
  /** The dealer's number in the sales organisation, from 1. */
  index: number;
  doNo: string;
  position: number;
  deliveredOn: string;
  producedOn: string;
}

/** Returns the bikes that were delivered in a sales organisation, by dealer and delivery. */
export function deliveredFrames(
  market: Market,
  { dealers, today, offers }: { dealers: number; today: string; offers: readonly Offer[] },
): Frame[] {
  const share = Math.min(
    dealersWithOrders,
    dealerShare(dealers, markets.indexOf(market), markets.length),
  );
  const byCode = new Map(offers.map((offer) => [offer.code, offer]));
  const frames: Frame[] = [];
  for (let index = 1; index <= share; index += 1) {
    const dealer = createDealer(market, index);
    for (const [before, plan] of plannedOrders(market.sorg, index).entries()) {
      const of = { market, dealer, index, nth: before + 1, today };
      const { deliveries, deliveryLines } = orderRows(of, plan, offers);
      const [delivery] = deliveries;
      for (const { doNumber, position, article, qty } of delivery ? deliveryLines : []) {
        const offer = byCode.get(String(article));
        if (!offer?.bike) continue;
        for (let piece = 0; piece < Number(qty); piece += 1)
          frames.push({
            sorg: market.sorg,
            number: frameNumber(market, offer, frames.length + 1),
            offer,
            dealer: dealer.customer,
            index,
            doNo: String(doNumber),
            position: Number(position),
            deliveredOn: String(delivery?.shippedOn),
            producedOn: daysAfter(String(delivery?.shippedOn), -90 - (frames.length % 30)),
          });
      }
    }
  }
  return frames;
}

/** The brand, a letter for the factory, the year of the model, and a number that counts up. */
function frameNumber({ sorg }: Market, { brand, code }: Offer, nth: number): string {
  const factory = randomFor(`factory ${code}`).pick([...'ABCDEF']);
  const [prefix] = brands[brand as Brand];
  return `${prefix}${factory}26${sorg[0]}${String(nth).padStart(4, '0')}`;
}

/** The rows of a bike and its parts: an e-bike has a battery, a motor and a key. */
export function serialRows(frame: Frame): Row<'serials.csv'>[] {
  const { sorg, number, offer, dealer, doNo, position, deliveredOn, producedOn } = frame;
  const shared = {
    sorg,
    article: offer.code,
    customer: dealer.unified,
    doNo,
    position,
    deliveredOn,
    producedOn,
  };
  const end = number.slice(-5);
  const part = (kind: string, value: string, passportUrl = '') => ({
    ...shared,
    kind,
    value,
    bike: number,
    passportUrl,
  });
  const parts = ['emtb', 'ecity'].includes(offer.kind)
    ? [
        // The domain .example is reserved and can never be registered.
        part('SerialNumberBattery', `BT-26-${end}`, `https://passport.example/BT26${end}`),
        part('SerialNumberMotor', `MO-26-${end}`),
        part('KeyNumberBattery', `KB${end}`),
      ]
    : [];
  return [{ ...shared, kind: 'FrameNumber', value: number }, ...parts];
}
