import type { Row } from '../columns.ts';
import type { Market } from '../markets.ts';
import { randomFor } from '../random.ts';
import { priceLists } from '../trade.ts';
import type { Article } from './articles.ts';

/** The dealer's margin on a model before the level of the price list: 32 to 36 per cent. */
function pickMargin(article: Article, market: Market): number {
  return 0.32 + randomFor(`margin ${market.sorg} ${article.model.slug}`).next() * 0.04;
}

/** The dealer price at a margin, to the cent or, without cents, to the next 500. */
export function dealerPrice(retail: number, margin: number, precision: number): string {
  const step = precision === 0 ? 500 : 0.01;
  return (Math.round((retail * (1 - margin)) / step) * step).toFixed(precision);
}

/** Prices of an article on every list; a few models are not offered on the smallest one. */
export function priceRows(market: Market, articles: readonly Article[]): Row<'prices.csv'>[] {
  return articles.flatMap((article) => {
    const margin = pickMargin(article, market);
    const exclusive = randomFor(`list ${market.sorg} ${article.model.slug}`).chance(0.025);
    return priceLists
      .filter(([id]) => !(exclusive && id === 'C'))
      .map(([priceList, , more]) => ({
        sorg: market.sorg,
        priceList,
        article: article.code,
        price: dealerPrice(article.retail, margin + more, market.precision),
      }));
  });
}
