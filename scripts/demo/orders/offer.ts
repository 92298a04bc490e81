import type { Row } from '../columns.ts';
import type { Article } from '../range/articles.ts';

/** An article as an order desk knows it. */
export interface Offer {
  code: string;
  name: string;
  uom: string;
  bike: boolean;
  brand: string;
  /** Of its model, such as `emtb`. */
  kind: string;
  /** Still sold, and at once. */
  sold: boolean;
  /** The code of the article that takes its place; empty for none. */
  replacedBy: string;
  /** By price list, as `prices.csv` says it. */
  prices: ReadonlyMap<string, string>;
}

/** Returns the offers of the articles of models. */
export function listOffers(
  articles: readonly Article[],
  prices: readonly Row<'prices.csv'>[],
): Offer[] {
  const byArticle = Map.groupBy(prices, ({ article }) => article);
  return articles.map(({ code, row, orderFrom, model }) => ({
    code,
    name: String(row.name),
    uom: String(row.uom),
    bike: model.category === 'Bike',
    brand: model.brand,
    kind: model.kind,
    sold: row.active === true && row.orderBlocked !== true && orderFrom === '',
    replacedBy: String(row.replacedBy ?? ''),
    prices: new Map(
      (byArticle.get(code) ?? []).map(({ priceList, price }) => [String(priceList), String(price)]),
    ),
  }));
}
