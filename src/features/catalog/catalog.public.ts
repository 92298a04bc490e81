export {
  type CatalogParams,
  filterCount,
  readCatalogParams,
  toFilter,
} from './catalog-params.ts';
export { catalogKindsQuery } from './categories/catalog-kinds.ts';
export { ActiveFilters } from './filters/active-filters.tsx';
export { FilterRail } from './filters/filter-rail.tsx';
export { FilterSheet } from './filters/filter-sheet.tsx';
export { ArticleFinder } from './finder/article-finder.tsx';
export type { FinderQuery } from './finder/finder-params.ts';
export { PriceLadder } from './prices/price-ladder.tsx';
export { CatalogSearchBox } from './search/catalog-search-box.tsx';
export { useCatalogParams } from './use-catalog-params.ts';
