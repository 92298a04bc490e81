export { catalogKindsQuery } from './categories/catalog-kinds.ts';
export { ArticleFinder } from './finder/article-finder.tsx';
export type { FinderQuery } from './finder/finder-params.ts';
export { PriceLadder } from './prices/price-ladder.tsx';
export { CatalogSearchBox } from './search/catalog-search-box.tsx';
