export { catalogKindsQuery } from './categories/catalog-kinds.ts';
export { ArticleFinder } from './finder/article-finder.lazy.ts';
export type { FinderQuery } from './finder/finder-params.ts';
export { PriceLadder } from './prices/price-ladder.lazy.ts';
