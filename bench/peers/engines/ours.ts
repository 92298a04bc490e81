import {
  CatalogEngine,
  packArticles,
  packGroups,
  packNames,
  packPrices,
  packStock,
  StockView,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { parseCriteria } from '../../../shared/catalog-engine/answers/criteria.rules.ts';
import { benchDay, benchRange } from '../../catalog-rows.ts';
import type { FacetField, OpenPeer, Question } from '../peer.ts';

const names = {
  category: 'categories',
  brand: 'brands',
  model: 'models',
  serie: 'series',
  frameSize: 'frameSizes',
  wheelSize: 'wheelSizes',
  merchandiseCategory: 'merchandiseCategories',
} as const satisfies Record<FacetField, string>;

function toCriteria({ equal: { category, ...others }, price, text }: Question) {
  const selected = Object.entries(others).map(([field, value]) => [
    names[field as FacetField],
    [value],
  ]);
  const filter = { ...Object.fromEntries(selected), price, search: text };
  return parseCriteria(category ? { ...filter, category } : filter);
}

/** The catalog engine of the portal, which also counts promotions, tags, bike categories and the range of prices. */
export const open: OpenPeer = async (_, articles) => {
  const range = benchRange(articles);
  const [prices = []] = range.prices.values();
  const chunks = [packArticles(range.articles), packGroups(range.groups), packNames(range.names)];
  const stockChunk = packStock(range.stock);
  const priceChunk = packPrices(prices, null);
  const started = performance.now();
  const engine = CatalogEngine.load(chunks);
  const stock = new StockView(engine);
  stock.load([stockChunk]);
  const catalog = engine.getPricedCatalog({ prices: [priceChunk], today: benchDay, stock });
  catalog.warm();
  return {
    readyMs: performance.now() - started,
    ask: (question) => {
      const c = toCriteria(question);
      const field = question.text === null ? 'price' : 'relevance';
      const order = question.text === null ? 'ASC' : 'DESC';
      const found = catalog.products(c, { field, order }, { offset: 0, limit: 12 });
      if (question.text !== null) return { count: found.count, prices: null, facets: null };
      const counted = catalog.facets(c);
      const facets = Object.fromEntries(
        Object.entries(names).map(([name, own]) => [
          name,
          Object.fromEntries(counted[own].map(({ value, n }) => [value, n])),
        ]),
      ) as Record<FacetField, Record<string, number>>;
      return {
        count: found.count,
        prices: found.items.map((row) => catalog.price(row) ?? 0),
        facets,
      };
    },
  };
};
