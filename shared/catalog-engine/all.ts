/** The surface of the catalog engine: what server and device use of it. */
export { CatalogEngine } from './catalog-engine.ts';
export { detailsIn, foldDetails, type Span, spanOfDetails } from './details-of-range.ts';
export type { DetailsRow } from './format/details.ts';
export { diffChunks } from './format/diff.ts';
export { CatalogFormatError } from './format/error.ts';
export { packExtras } from './format/extras.ts';
export { type ChunkKind, takeForSound } from './format/frame.ts';
export {
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
  packStock,
} from './format/pack.ts';
export { packWarehouses } from './format/warehouses.ts';
export { packRange } from './pack-range.ts';
export type { PricingOptions as MarketOptions } from './priced-catalog.ts';
export { PricedCatalog } from './priced-catalog.ts';
export { lowered, nameKey } from './query/words.ts';
export type * from './query.ts';
export type * from './rows.ts';
export { StockView } from './stock-view.ts';
