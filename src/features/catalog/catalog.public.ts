export { catalogKindsQuery } from './catalog-kinds.ts';
export type { FinderAsk } from './finder-params.ts';
export { ArticleFinder } from './late-article-finder.ts';
export { ArticlePicker } from './late-article-picker.ts';
export { PriceLadder } from './late-price-ladder.ts';
