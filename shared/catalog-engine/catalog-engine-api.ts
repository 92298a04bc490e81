/** The surface of the catalog engine: what server and device use of it. */

export { lowered } from '../folded-text.ts';
export { CatalogEngine } from './catalog-engine.ts';
export { foldDetails, readGroupDetails, type Span, spanOfDetails } from './details-of-range.ts';
export { type ChunkKind, takeForSound } from './format/chunk-frame.ts';
export { diffChunks } from './format/diff-chunks.ts';
export { CatalogFormatError } from './format/format-error.ts';
export {
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
  packStock,
} from './format/pack-rows.ts';
export type { DetailsRow } from './format/packed-details.ts';
export { packExtras } from './format/packed-extras.ts';
export { packWarehouses } from './format/packed-warehouses.ts';
export { packRange } from './pack-range.ts';
export type { PricingOptions as MarketOptions } from './priced-catalog.ts';
export { PricedCatalog } from './priced-catalog.ts';
export { nameKey } from './query/search-words.ts';
export type * from './query-types.ts';
export type * from './row-types.ts';
export { StockView } from './stock-view.ts';
