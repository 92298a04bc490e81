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

/** The days all offers run: the sample's lie between 2011 and 2014, these are this year and the next. */
function validityOf(today: Date) {
  const year = today.getUTCFullYear();
  return { validFrom: `${year}-01-01`, validTo: `${year + 1}-12-31` };
}

/** The special offers of each product that take something off, the smallest quantity first. */
function listOffers(sample: Sample, ProductID: string): SampleRow<'special_offers'>[] {
  const offered = new Set(
    sample.special_offer_products.flatMap((row) =>
      row.ProductID === ProductID ? row.SpecialOfferID : [],
    ),
  );
  return sample.special_offers
    .filter(({ SpecialOfferID: id }) => id !== NO_DISCOUNT && offered.has(id))
    .sort((a, b) => Number(a.MinQty) - Number(b.MinQty));
}

/**
 * Special offers as deals. The volume discounts of a product are the steps of one deal; every other
 * offer is a deal with one step per product.
 */
export function deals(sample: Sample, today: Date): Row<'deals.csv'>[] {
  const places = new Map<string, number>();
  return soldProducts(sample).flatMap(({ ProductID, ProductNumber: article }) => {
    const own = listOffers(sample, ProductID);
    const steps = own.filter((offer) => Number(offer.MinQty) > 0);
    const single = own.filter((offer) => Number(offer.MinQty) === 0);
    return [
      ...steps.map((offer, index) => step(offer, article, `VOL-${article}`, index + 1)),
      ...single.map((offer) => {
        const dealNo = `SO${offer.SpecialOfferID}`;
        const place = (places.get(dealNo) ?? 0) + 1;
        places.set(dealNo, place);
        return step(offer, article, dealNo, place);
      }),
    ].map((row) => ({ ...row, ...validityOf(today) }));
  });
}

/** The offers that bear a name, as promotions; volume discounts work in silence. */
export function promotions(sample: Sample, today: Date): Row<'promotions.csv'>[] {
  const sold = new Set(deals(sample, today).map(({ dealNo }) => dealNo));
  return sample.special_offers.flatMap(({ SpecialOfferID, Description, DiscountPct }) => {
    const code = `SO${SpecialOfferID}`;
    if (!sold.has(code)) return [];
    const badge = `−${Math.round(Number(DiscountPct) * 10_000) / 100}%`;
    return [{ sorg: SORG, code, name: Description, badge, ...validityOf(today) }];
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
