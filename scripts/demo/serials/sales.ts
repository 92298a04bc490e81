import { retailSaleStates } from '#shared/serials/retail-sale-states.ts';
import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Market } from '../markets.ts';
import { randomFor } from '../random.ts';
import type { Frame } from './frames.ts';
import { consumer } from './words.ts';

/** Bikes are sold some time after their delivery, and a third of them are still in the shop. */
const fewestDays = 20;

/** Returns the sales of a sales organisation's dealers. The first sales of each demo dealer have every state. */
export function saleRows(
  market: Market,
  frames: readonly Frame[],
  today: string,
): Row<'retail_sales.csv'>[] {
  const sold = frames.filter(({ number, deliveredOn }) => {
    const isOld = daysAfter(deliveredOn, fewestDays) <= today;
    return isOld && randomFor(`sold ${number}`).chance(0.66);
  });
  const counts = new Map<number, number>();
  return sold.map((frame) => {
    const nth = counts.get(frame.index) ?? 0;
    counts.set(frame.index, nth + 1);
    return saleRow(market, frame, nth);
  });
}

function saleRow({ language }: Market, frame: Frame, nth: number): Row<'retail_sales.csv'> {
  const { sorg, number, offer, dealer, index, deliveredOn } = frame;
  const random = randomFor(`sale ${number}`);
  const status = (index <= 3 && retailSaleStates[nth]) || 'complete';
  const nonRetail = status === 'complete' && random.chance(0.1);
  const soldDate = daysAfter(deliveredOn, random.int(3, fewestDays));
  const row = {
    sorg,
    saleId: `SALE-${number}`,
    customer: dealer.unified,
    frameNumber: number,
    soldDate,
    status,
    nonRetail,
    article: offer.code,
    active: true,
    reason: status.startsWith('failed') ? 'FRAME_UNKNOWN' : '',
    salesChannel: random.pick(['RETAIL', 'RETAIL', 'RETAIL', 'ONLINE', 'LEASING']),
    documentNo: `R-${number.slice(-5)}`,
  };
  if (nonRetail) return row;
  return {
    ...row,
    postalCode: dealer.postalCode,
    name: `${consumer[language]} ${number.slice(-4)}`,
    email: `consumer${number.slice(-4)}@mail.example`,
    city: dealer.city,
  };
}
