import type { Row } from '../demo/columns.ts';
import { SORG } from './organisation.ts';
import { soldProducts } from './products.ts';
import type { Sample, SampleRow } from './sample.ts';

/** A dealer pays this part of the list price, rounded to cents. */
const share = { HOME: 0.6, EXPORT: 0.65 };
const NO_DISCOUNT = '1';

export const priceLists: Row<'price_lists.csv'>[] = [
  { sorg: SORG, id: 'HOME', name: 'Stores in North America: 60 % of the list price' },
  { sorg: SORG, id: 'EXPORT', name: 'Stores elsewhere: 65 % of the list price' },
];

/** Which price list a store buys at. */
export const priceListOf = (country: string) =>
  country === 'US' || country === 'CA' ? 'HOME' : 'EXPORT';

export function prices(sample: Sample): Row<'prices.csv'>[] {
  return soldProducts(sample).flatMap(({ ProductNumber, ListPrice }) =>
    Object.entries(share).map(([priceList, part]) => {
      const cents = Math.round(Number(ListPrice) * 100);
      const price = (Math.round(cents * part) / 100).toFixed(2);
      return { sorg: SORG, priceList, article: ProductNumber, price };
    }),
  );
}

/**
 * Special offers as deals. The volume discounts of a product are the steps of one deal; every other
 * offer is a deal of one step. The sample's days lie between 2011 and 2014: all offers are moved so
 * that they run from the first day of this year to the last of the next.
 */
export function deals(sample: Sample, today: Date): Row<'deals.csv'>[] {
  const year = today.getUTCFullYear();
  const validity = { validFrom: `${year}-01-01`, validTo: `${year + 1}-12-31` };
  const offers = new Map(sample.special_offers.map((offer) => [offer.SpecialOfferID, offer]));
  const offered = Map.groupBy(sample.special_offer_products, ({ ProductID }) => ProductID);
  return soldProducts(sample).flatMap(({ ProductID, ProductNumber: article }) => {
    const own = (offered.get(ProductID) ?? [])
      .flatMap(({ SpecialOfferID }) => offers.get(SpecialOfferID) ?? [])
      .filter(({ SpecialOfferID }) => SpecialOfferID !== NO_DISCOUNT)
      .sort((a, b) => Number(a.MinQty) - Number(b.MinQty));
    const steps = own.filter((offer) => Number(offer.MinQty) > 0);
    const single = own.filter((offer) => Number(offer.MinQty) === 0);
    return [
      ...steps.map((offer, index) => step(offer, article, `VOL-${article}`, index + 1)),
      ...single.map((offer) => step(offer, article, `SO${offer.SpecialOfferID}-${article}`, 1)),
    ].map((row) => ({ ...row, ...validity }));
  });
}

function step(
  offer: SampleRow<'special_offers'>,
  article: string,
  dealNo: string,
  position: number,
): Row<'deals.csv'> {
  return {
    sorg: SORG,
    dealNo,
    position,
    description: offer.Description,
    article,
    term: '>=',
    qty: Math.max(1, Number(offer.MinQty)),
    uom: 'PCS',
    type: 'percentage',
    value: -Math.round(Number(offer.DiscountPct) * 10_000) / 100,
  };
}
